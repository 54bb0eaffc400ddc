import { TICKET_FILE_LIMITS } from '@vitrine/domain';
import { type ChangeEvent, useId, useState } from 'react';
import { redrawPhoto } from '../../shared/files/redraw-photo.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useLabels } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './file-field.module.css';

/** A file as it will be sent: a picture drawn anew, so that neither place nor time travels with it, or a PDF as it is. */
export interface ChosenFile {
  readonly name: string;
  readonly file: Blob;
}

const PDF_BEGIN = '%PDF-';

/** Undefined for what the desk would not take. */
async function readChosen(chosen: File): Promise<ChosenFile | undefined> {
  const { name } = chosen;
  const begin = await chosen.slice(0, PDF_BEGIN.length).text();
  const file = begin === PDF_BEGIN ? chosen : await redrawPhoto(chosen);
  return file === undefined || file.size > TICKET_FILE_LIMITS.bytes ? undefined : { name, file };
}

interface FileFieldProps {
  readonly files: readonly ChosenFile[];
  readonly onChange: (files: readonly ChosenFile[]) => void;
}

/** [R2.007] Files that go along with a message: read as they are chosen, listed, and taken away again. */
export function FileField({ files, onChange }: FileFieldProps) {
  const t = useLabels();
  const id = useId();
  const isHydrated = useIsHydrated();
  const [fault, setFault] = useState<string>();
  const max = TICKET_FILE_LIMITS.count;
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const read = await Promise.all(chosen.map(readChosen));
    const unread = chosen.find((_file, at) => read[at] === undefined);
    const good = read.flatMap((file) => file ?? []);
    target.value = '';
    if (unread !== undefined) setFault(t('help_file_unread', { name: `\u2068${unread.name}\u2069` }));
    else setFault(good.length > max - files.length ? t('help_files_full', { max }) : undefined);
    onChange([...files, ...good].slice(0, max));
  };
  const remove = (gone: ChosenFile) => {
    setFault(undefined);
    onChange(files.filter((one) => one !== gone));
  };
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['note']}>{t('help_files')}</legend>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map((one, at) => (
            <li key={`${one.name} ${at}`} className={styles['file']}>
              <bdi className={styles['name']}>{one.name}</bdi>
              <Button
                look="text"
                aria-label={t('help_file_remove', { name: one.name })}
                onClick={() => remove(one)}
              >
                {t('help_remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < max && (
        <label className={styles['add']} data-waits={!isHydrated}>
          <input
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            multiple
            disabled={!isHydrated}
            className={styles['input']}
            aria-describedby={`${id}-note`}
            onChange={(event) => void add(event)}
          />
          {t('help_files_add')}
        </label>
      )}
      <p id={`${id}-note`} className={styles['note']}>
        {t('help_files_hint', { max })}
      </p>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
    </fieldset>
  );
}
