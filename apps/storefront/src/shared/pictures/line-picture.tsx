import type { ShownDesign } from '@vitrine/contracts';
import { sizedMediaUrl } from '@vitrine/domain';

/** Twice the size at which it stands, for dense screens; the media route rounds up to a width that exists. */
const SIZE = { widthPx: 192, heightPx: 240 } as const;

interface LinePictureProps {
  readonly line: {
    readonly mediaUrl: string;
    readonly personalisation?: Pick<ShownDesign, 'previewUrl'> | undefined;
  };
  readonly className: string | undefined;
}

/** The small picture of a line of a bag or an order: of the design, where the piece is personalised. */
export function LinePicture({ line: { mediaUrl, personalisation }, className }: LinePictureProps) {
  return (
    <img
      className={className}
      src={
        personalisation === undefined
          ? sizedMediaUrl(mediaUrl, SIZE)
          : `${personalisation.previewUrl}?width=${SIZE.widthPx}`
      }
      width={SIZE.widthPx}
      height={SIZE.heightPx}
      alt=""
      loading="lazy"
    />
  );
}
