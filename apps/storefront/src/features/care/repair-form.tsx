import type { AnswerOf, CarePiecesBody, RequestOf } from '@vitrine/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { type Entered, Form } from '../../shared/forms/form.tsx';
import { NameFields } from '../../shared/forms/name-fields.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { useLabels } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { WordsField } from '../../shared/ui/words-field.tsx';
import { type ChosenPhoto, PhotoField } from './photo-field.tsx';
import { pieceTitle } from './piece-title.ts';
import { toBase64 } from '../../shared/files/redraw-photo.ts';
import styles from './repair-form.module.css';

type Sent = AnswerOf<'requestRepair'> & { readonly lost: number };

/** [R2.019] A piece, what happened to it, and photos: what a repair is asked for with. */
export function RepairForm() {
  const t = useLabels();
  const title = useId();
  const care = useCarePieces();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [sent, setSent] = useState<Sent>();
  const isCustomer = care?.isCustomer === true;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and with it the focus, is gone: who reads goes on where the answer begins.
  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
  }, [sent]);
  return (
    <section className={styles['section']} aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
        {t(sent === undefined ? 'care_form_title' : 'care_sent_title')}
      </h2>
      {sent === undefined ? (
        <>
          {care?.isCustomer === false && (
            <p className={styles['soft']}>
              <Link to="/mylv/care-service" className={styles['quiet']}>
                {t('care_form_sign_in')}
              </Link>
            </p>
          )}
          <Form submit={t('care_form_submit')} send={(entered) => send(entered, photos)} onDone={setSent}>
            <PieceFields pieces={care?.pieces ?? []} />
            <WordsField
              label={t('care_form_description')}
              hint={t('care_form_description_hint')}
              name="description"
              rows={5}
              required
              minLength={10}
              maxLength={2000}
            />
            <PhotoField photos={photos} onChange={setPhotos} />
            {!isCustomer && <ContactFields />}
          </Form>
        </>
      ) : (
        <RequestSent sent={sent} isCustomer={isCustomer} />
      )}
    </section>
  );
}

/** Whose pieces are to choose from: the page is the same for everybody, so the browser asks. */
function useCarePieces(): CarePiecesBody | undefined {
  const [care, setCare] = useState<CarePiecesBody>();
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const answer = await shopClient().call('getCarePieces');
      if (!isGone && answer.ok) setCare(answer.value);
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return care;
}

const OTHER = 'other';
const [BY_NUMBER, BY_SKU] = ['number:', 'sku:'];

/** One of the customer's own pieces, or another one by its name. */
function PieceFields({ pieces }: Pick<CarePiecesBody, 'pieces'>) {
  const t = useLabels();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const options = pieces.map(({ serialNumber, sku }) => ({
    key: serialNumber === undefined ? `${BY_SKU}${sku?.identifier ?? ''}` : `${BY_NUMBER}${serialNumber}`,
    title: pieceTitle({ serialNumber, sku }, t),
  }));
  const value = chosen ?? options[0]?.key ?? OTHER;
  return (
    <>
      {options.length > 0 && (
        <div className={styles['choice']}>
          <label htmlFor={id} className={styles['label']}>
            {t('care_form_piece')}
          </label>
          <select
            id={id}
            name="chosen"
            value={value}
            className={styles['select']}
            onChange={({ target }) => setChosen(target.value)}
          >
            {options.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
            <option value={OTHER}>{t('care_form_other')}</option>
          </select>
        </div>
      )}
      {value === OTHER && (
        <Field
          label={t('care_form_name')}
          hint={t('care_form_name_hint')}
          name="piece"
          required
          minLength={2}
          maxLength={120}
        />
      )}
    </>
  );
}

function ContactFields() {
  const t = useLabels();
  return (
    <>
      <NameFields first={t('care_form_first_name')} last={t('care_form_last_name')} />
      <Field
        label={t('care_form_email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
    </>
  );
}

/** Sends the request, then photo after photo; one that does not arrive leaves the request as it is. */
async function send(entered: Entered, photos: readonly ChosenPhoto[]): Promise<CallResult<Sent>> {
  const asked = await shopClient().call('requestRepair', { body: bodyOf(entered) });
  if (!asked.ok) return asked;
  let lost = 0;
  for (const { photo } of photos) {
    const answer = await shopClient().call('addRepairPhoto', {
      params: { id: asked.value.id },
      body: { photo: await toBase64(photo) },
    });
    if (!answer.ok) lost += 1;
  }
  return { ok: true, value: { ...asked.value, lost } };
}

function bodyOf({
  chosen = OTHER,
  description = '',
  ...entered
}: Entered): RequestOf<'requestRepair'>['body'] {
  if (chosen.startsWith(BY_NUMBER)) return { serialNumber: chosen.slice(BY_NUMBER.length), description };
  if (chosen.startsWith(BY_SKU)) return { skuId: chosen.slice(BY_SKU.length), description };
  return { ...entered, description };
}

const pageOf = ({ id, linkToken }: Sent): string =>
  linkToken === undefined ? `/mylv/care-service/${id}` : `/repair?token=${linkToken}`;

function RequestSent({ sent, isCustomer }: { readonly sent: Sent; readonly isCustomer: boolean }) {
  const t = useLabels();
  return (
    <output className={styles['sent']}>
      <bdi className={styles['number']}>{sent.number}</bdi>
      <span>{t('care_sent_text')}</span>
      {sent.lost > 0 && (
        <span className={styles['fault']}>{t('care_sent_photos_lost', { count: sent.lost })}</span>
      )}
      {!isCustomer && <span className={styles['soft']}>{t('care_sent_guest')}</span>}
      <Link to={pageOf(sent)} className={`${buttonClass('solid')} ${styles['way']}`}>
        {t('care_sent_follow')}
      </Link>
    </output>
  );
}
