import { REPAIR_PHOTO_LIMITS } from '@vitrine/domain';
import { type ChangeEvent, useId, useState } from 'react';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './photo-field.module.css';
import { redrawPhoto } from '../../shared/files/redraw-photo.ts';

/** A photo that was drawn anew, and the address that the page shows it at. */
export interface ChosenPhoto {
  readonly url: string;
  readonly photo: Blob;
}
interface PhotoFieldProps {
  readonly photos: readonly ChosenPhoto[];
  readonly onChange: (photos: readonly ChosenPhoto[]) => void;
}

/** [R2.019] Photos of a piece: drawn anew as they are chosen, shown, and taken away again. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const t = useLabels();
  const id = useId();
  const isHydrated = useIsHydrated();
  const [fault, setFault] = useState<string>();
  const max = REPAIR_PHOTO_LIMITS.count;
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const drawn = await Promise.all(files.map(redrawPhoto));
    const unread = files.find((_file, at) => drawn[at] === undefined);
    const read = drawn.flatMap((photo) => photo ?? []);
    const room = max - photos.length;
    const added = read.slice(0, room).map((photo) => ({ photo, url: URL.createObjectURL(photo) }));
    target.value = '';
    if (unread !== undefined) setFault(t('care_form_unread', { name: unread.name }));
    else setFault(read.length > room ? t('care_form_full', { max }) : undefined);
    onChange([...photos, ...added]);
  };
  const remove = (gone: ChosenPhoto) => {
    URL.revokeObjectURL(gone.url);
    setFault(undefined);
    onChange(photos.filter((one) => one !== gone));
  };
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{t('care_form_photos')}</legend>
      {photos.length > 0 && (
        <ul className={styles['photos']}>
          {photos.map((one, at) => (
            <li key={one.url} className={styles['photo']}>
              <img src={one.url} alt={t('care_photo', { number: at + 1 })} className={styles['picture']} />
              <Button look="text" onClick={() => remove(one)}>
                {t('care_form_remove_photo', { number: at + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < max && (
        <label className={styles['add']} data-waits={!isHydrated}>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            disabled={!isHydrated}
            className={styles['input']}
            aria-describedby={`${id}-note`}
            onChange={(event) => void add(event)}
          />
          {t('care_form_add_photos')}
        </label>
      )}
      <p id={`${id}-note`} className={styles['note']}>
        {t('care_form_photos_hint', { max })}
      </p>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
    </fieldset>
  );
}
