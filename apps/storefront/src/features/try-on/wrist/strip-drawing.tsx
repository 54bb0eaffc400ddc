interface StripDrawingProps {
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly className: string | undefined;
}

/** Marks of the ruler in the drawing, px of its own. */
const MARKS = Array.from({ length: 12 }, (_, index) => 40 + index * 12);

/** A strip of paper round a wrist, and the same strip along a ruler. */
export function StripDrawing({ label, className }: StripDrawingProps) {
  return (
    <svg viewBox="0 0 400 220" role="img" aria-label={label} className={className} fill="none">
      <g stroke="#1b1916" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {/* Forearm, hand and fingers, seen from above. */}
        <path
          fill="#fbfaf7"
          d="M28 220c4-40 10-66 18-86 3-8 2-16-2-25-6-14-8-26-6-38 2-9 11-9 13 0l7 24c-1-28-1-52 1-72 1-9 13-9 14 0l4 56c1-24 3-46 6-63 2-9 13-7 13 1l-2 64c4-20 8-37 13-51 3-8 13-5 12 3-4 18-7 38-9 58 4-11 9-20 15-28 5-6 13-1 10 7-8 18-12 36-16 54-4 17-12 28-12 40 4 22 12 38 20 56Z"
        />
        {/* The strip, with the mark where it meets. */}
        <path fill="#e6dcc8" d="M42 146c20 7 46 7 66-1l4 18c-24 9-52 9-74 1Z" />
        <path d="M84 150l1 18" stroke="#17493b" strokeWidth="2.5" />
      </g>
      <path d="M160 110h48m-10-8 10 8-10 8" stroke="#645e54" strokeWidth="1.5" />
      <g stroke="#1b1916" strokeWidth="1.5">
        <rect x="286" y="28" width="58" height="168" fill="#fbfaf7" />
        {MARKS.map((y, index) => (
          <path key={y} d={`M286 ${y}h${index % 2 === 0 ? 16 : 8}`} />
        ))}
        <rect x="256" y="40" width="18" height="108" fill="#e6dcc8" />
        <path d="M250 148h104" stroke="#17493b" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
