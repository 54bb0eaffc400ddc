import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

const SHAPES = ['panel', 'centre', 'full', 'stage'] as const;

export function DialogPatterns() {
  const [shape, setShape] = useState<(typeof SHAPES)[number]>();
  return (
    <>
      {SHAPES.map((one) => (
        <Button key={one} look="outline" aria-haspopup="dialog" onClick={() => setShape(one)}>
          {one}
        </Button>
      ))}
      {shape !== undefined && (
        <Dialog title={`A dialog: ${shape}`} shape={shape} onClose={() => setShape(undefined)}>
          <p>Escape, the button or a press beside it closes it, and the focus goes back.</p>
        </Dialog>
      )}
    </>
  );
}
