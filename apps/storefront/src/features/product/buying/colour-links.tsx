import type { Sku } from '@vitrine/contracts';
import { evenColumns } from '../../../shared/cards/even-columns.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import styles from './choices.module.css';

interface ColourLinksProps {
  /** One SKU for each colour. */
  readonly colours: readonly Sku[];
  readonly shown: Sku;
  /** What the list is called. */
  readonly label: string;
  /** The colour that the pointer or the focus is on; nothing once it is on none. */
  readonly onPoint?: (pointed: Sku | undefined) => void;
}

/** As many as stand in one row of a phone. */
const ONE_ROW = 8;
/** Up to this many colours stand in one row of their own width, on every screen. */
const FEW = 5;

/** Colours as links to the SKU they lead to. The address alone says which is shown, wherever on the page they stand. */
export function ColourLinks({ colours, shown, label, onPoint }: ColourLinksProps) {
  const columns = colours.length > FEW ? evenColumns(colours.length, ONE_ROW) : undefined;
  return (
    <ul className={styles['row']} aria-label={label} data-columns={columns}>
      {colours.map((sku) => (
        <li key={sku.colorCode}>
          <Link
            to={sku.url}
            isChoice
            className={styles['swatch']}
            aria-label={sku.color}
            aria-current={sku.colorCode === shown.colorCode ? 'true' : undefined}
            onPointerEnter={() => onPoint?.(sku)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(sku)}
            onBlur={() => onPoint?.(undefined)}
          >
            <Swatch colours={sku.powders ?? [sku.colorHex]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A field of the colour; of a palette, one beside the other as its pans lie. */
function Swatch({ colours }: { readonly colours: readonly string[] }) {
  return (
    <svg viewBox={`0 0 ${colours.length} 1`} aria-hidden="true" preserveAspectRatio="none">
      {colours.map((colour, place) => (
        <rect key={colour} x={place} width="1" height="1" fill={colour} />
      ))}
    </svg>
  );
}
