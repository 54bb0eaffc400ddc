import { useState } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { isMobile } from '../device.ts';
import type { Experience } from '../engine/experience.ts';
import type { EngineModule } from '../load-engine.ts';
import type { Piece } from '../pieces/piece.ts';
import { pictureFileName } from '../stage/picture-file-name.ts';
import { canShareFiles, saveFile, shareFiles, wayOut } from '../stage/picture-out.ts';
import { ControlButton } from './control-button.tsx';

const KeptPictures = lazyPart(async () => (await import('./kept-pictures.tsx')).KeptPictures);

interface PictureOutProps {
  readonly module: EngineModule;
  readonly experience: Experience;
  /** What is worn; of two that are compared, the left one first. */
  readonly pieces: readonly Piece[];
  /** False while live: the control is there and disabled. */
  readonly hasPicture: boolean;
}

/** [R2.090, R2.091] Takes the picture out of the shop: shared on a phone, saved elsewhere; sent to nobody by us. */
export function PictureOut({ module, experience, pieces, hasPicture }: PictureOutProps) {
  const t = useLabels();
  const [way] = useState(() => {
    const sample = new File([], 'picture.png', { type: module.SNAPSHOT_TYPE });
    return wayOut({ isMobile: isMobile(), canShare: canShareFiles(navigator, sample) });
  });
  const [kept, keep] = useState<readonly File[]>([]);

  const give = async () => {
    const files = await filesOf(pieces, module, experience);
    if (files.length === 0) return;
    if (way === 'share') await shareFiles(navigator, files, reportError);
    else if (way === 'keep') keep(files);
    else for (const file of files) saveFile(file);
  };
  return (
    <>
      <ControlButton
        sign={way}
        aria-haspopup={way === 'keep' ? 'dialog' : undefined}
        disabled={!hasPicture}
        onClick={() => void give()}
      >
        {t(NAMES[way])}
      </ControlButton>
      {kept.length > 0 && (
        <KeptPictures
          pictures={kept.map((file, index) => ({ file, name: pieces[index]?.name ?? '' }))}
          onClose={() => keep([])}
        />
      )}
    </>
  );
}

const NAMES = {
  download: 'tryon_download_photo',
  share: 'tryon_share_photo',
  keep: 'tryon_keep_photo',
} as const satisfies Record<ReturnType<typeof wayOut>, LabelKey>;

/** A picture of each piece, named by it [R9.021]; of two that are compared, each with the whole picture to itself. */
async function filesOf(
  pieces: readonly Piece[],
  module: EngineModule,
  experience: Experience,
): Promise<File[]> {
  const files: File[] = [];
  for (const [index, { name, identifier }] of pieces.entries()) {
    const half = index === 0 ? 'left' : 'right';
    // One after the other: the engine draws them on the same canvas.
    const picture = await experience.picture(pieces.length > 1 ? half : undefined);
    if (!picture) continue;
    const fileName = pictureFileName(name, identifier, new Date());
    files.push(new File([picture], fileName, { type: module.SNAPSHOT_TYPE }));
  }
  return files;
}
