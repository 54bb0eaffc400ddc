import { phoneText } from '@vitrine/domain';
import type { InfoStaticProductBody } from '@vitrine/contracts';
import { inLanguage } from '../../../shared/i18n/in-language.ts';
import { typeset } from '../../../shared/i18n/typeset.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import styles from './house-info.module.css';

/** [R7.076] What the house says on the page of every product. */
export function HouseInfo({ info: { title, blocks, language } }: { readonly info: InfoStaticProductBody }) {
  return (
    <section className={styles['info']} aria-labelledby="house-info" {...inLanguage(language)}>
      <h2 id="house-info" className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['blocks']}>
        {blocks.map(({ heading, text, links = [] }) => (
          <li key={heading} className={styles['block']}>
            <h3 className={styles['heading']}>{heading}</h3>
            <p>{typeset(text)}</p>
            {links.map((link) => (
              <Way key={link.url} {...link} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ label, url }: { readonly label: string; readonly url: string }) {
  if (!url.startsWith('/')) {
    return (
      <a href={url} className={styles['way']}>
        <bdi dir="ltr">{url.startsWith('tel:') ? phoneText(label) : label}</bdi>
      </a>
    );
  }
  return (
    <Link to={url} className={styles['way']}>
      {label}
    </Link>
  );
}
