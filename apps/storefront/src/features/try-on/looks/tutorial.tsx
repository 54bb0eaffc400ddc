import type { HowToApply } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { type CallFailure, failureOf } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { FoundFilm } from '../../../shared/films/found-film.tsx';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { LookChoice } from './looks-of.ts';
import styles from './tutorial.module.css';

interface TutorialProps {
  readonly choice: LookChoice;
  readonly onClose: () => void;
}

type Loaded = { readonly tutorial: HowToApply } | { readonly failure: CallFailure };

/** [R2.123, R3.039] How a look is put on, step by step. */
export function Tutorial({ choice: { look, skuId }, onClose }: TutorialProps) {
  const { labels } = usePage();
  const { t } = labels;
  const loaded = useTutorial(skuId, look.lookId);
  return (
    <Dialog title={look.lookName} onClose={onClose}>
      {loaded === undefined && <p aria-live="polite">{t('please_wait')}</p>}
      {loaded && 'failure' in loaded && <p role="alert">{failureText(loaded.failure, labels)}</p>}
      {loaded && 'tutorial' in loaded && <Steps tutorial={loaded.tutorial} />}
    </Dialog>
  );
}

function Steps({ tutorial }: { readonly tutorial: HowToApply }) {
  const { image, paletteImage, video } = tutorial;
  return (
    <div className={styles['tutorial']} {...inLanguage(tutorial.textLanguage)}>
      <p className={styles['intro']}>{typeset(tutorial.intro)}</p>
      {image && <Plate media={image} alt={tutorial.imageAlt} />}
      <h3 className={styles['heading']}>{tutorial.stepByStepTitle}</h3>
      <p>{typeset(tutorial.stepByStepDesc)}</p>
      {paletteImage && <Plate media={paletteImage} alt={tutorial.paletteImageAlt ?? ''} />}
      <ol className={styles['steps']}>
        {tutorial.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ol>
      {video !== undefined && (
        <div className={styles['film']}>
          <FoundFilm id={video} alt={tutorial.videoAlt} />
        </div>
      )}
    </div>
  );
}

function Plate({ media, alt }: { readonly media: NonNullable<HowToApply['image']>; readonly alt: string }) {
  return (
    <Picture media={media} alt={alt} sizes="(width < 30rem) 90vw, 26rem" className={styles['picture']} />
  );
}

/** The look exists, but has no instructions. */
const NO_TUTORIAL = failureOf('status', 200);

/** Undefined while it is loading. */
function useTutorial(skuId: string, lookId: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const answer = await shopClient().call('getLook', { params: { id: skuId } });
      if (isGone) return;
      const tutorial = answer.ok ? answer.value.looks[lookId]?.howToApply : undefined;
      const failure: CallFailure = answer.ok ? NO_TUTORIAL : answer.failure;
      setLoaded(tutorial ? { tutorial } : { failure });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [skuId, lookId]);
  return loaded;
}
