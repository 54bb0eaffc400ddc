import { useState } from 'react';
import { Button } from './button.tsx';

interface Wording {
  readonly text: string;
  /** What the button is called where its text does not say what is removed. */
  readonly name?: string;
}
interface RemoveButtonProps {
  readonly ask: Wording;
  /** Once it was pressed: the second press removes. */
  readonly sure: Wording;
  readonly isBusy?: boolean;
  readonly onRemove: () => void;
}

/** Asks once more before something is gone. */
export function RemoveButton({ ask, sure, isBusy = false, onRemove }: RemoveButtonProps) {
  const [isSure, setIsSure] = useState(false);
  const { text, name } = isSure ? sure : ask;
  return (
    <Button
      look="text"
      disabled={isBusy}
      aria-label={name}
      onClick={() => (isSure ? onRemove() : setIsSure(true))}
    >
      {text}
    </Button>
  );
}
