import type { ShownDesign } from '@vitrine/contracts';

/** [R1.007] What is written on a piece, and made of it: a line for the letters, and one for the parts. */
export function DesignLines({
  design,
  className,
}: {
  readonly design: ShownDesign;
  readonly className?: string | undefined;
}) {
  const { text, font, colour, position, parts } = design;
  const how = [font, colour, position].filter((part) => part !== undefined).join(' · ');
  return (
    <>
      {text !== undefined && (
        <p className={className}>
          <bdi>“{text}”</bdi> {how}
        </p>
      )}
      {parts.length > 0 && (
        <p className={className}>{parts.map(({ name, choice }) => `${name}: ${choice}`).join(' · ')}</p>
      )}
    </>
  );
}
