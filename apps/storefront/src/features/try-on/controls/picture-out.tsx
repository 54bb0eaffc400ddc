import { useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { isMobile } from '../device.ts';
import type { Experience } from '../engine/experience.ts';
import type { EngineModule } from '../load-engine.ts';
import type { Piece } from '../pieces/piece.ts';
import { canShareFiles, saveFile, wayOut } from '../stage/picture-out.ts';
import styles from './controls.module.css';

interface PictureOutProps {
  readonly module: EngineModule;
  readonly experience: Experience;
  readonly piece: Piece;
  /** False while live: the control is there and disabled. */
  readonly hasPicture: boolean;
}

/** [R2.090, R2.091] Takes the picture out of the shop: shared on a phone, saved elsewhere; sent to nobody by us. */
export function PictureOut({ module, experience, piece, hasPicture }: PictureOutProps) {
  const t = useLabels();
  const [way] = useState(() => {
    const sample = new File([], 'picture.png', { type: module.SNAPSHOT_TYPE });
    return wayOut({ isMobile: isMobile(), canShare: canShareFiles(navigator, sample) });
  });
  if (way === 'none') return undefined;

  const give = async () => {
    const picture = await experience.picture();
    if (!picture) return;
    const name = module.snapshotFileName(piece.name, piece.identifier, new Date());
    const file = new File([picture], name, { type: module.SNAPSHOT_TYPE });
    if (way === 'download') saveFile(file);
    else await share(file);
  };
  return (
    <Button look="outline" className={styles['control']} disabled={!hasPicture} onClick={() => void give()}>
      {t(way === 'download' ? 'tryon_download_photo' : 'tryon_share_photo')}
    </Button>
  );
}

/** [R8.035] A shopper who changes his mind is no error: it is only logged. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    reportError(error);
  }
}
