import { MEASURE_DRAWING_BOX, MEASURE_DRAWINGS, type MeasuredPart } from '@vitrine/domain';

interface MeasureDrawingProps {
  readonly part: MeasuredPart;
  readonly className: string | undefined;
}

/** [R3.031] From where to where one measures: what the guide says in words beside it. */
export function MeasureDrawing({ part, className }: MeasureDrawingProps) {
  const { width, height, lineWidth } = MEASURE_DRAWING_BOX;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {MEASURE_DRAWINGS[part].map((line) => (
        <path
          key={line.path}
          d={line.path}
          strokeWidth={line.width}
          strokeDasharray={line.dashes}
          fill={line.isFilled && 'currentColor'}
          data-line={line.isLength && 'length'}
        />
      ))}
    </svg>
  );
}
