import type { ContentBody, ToldVideo } from '@vitrine/contracts';
import { ContentPage } from '../content-page.tsx';
import styles from './broadcasts-page.module.css';
import { ToldFilm } from './told-film.tsx';

interface BroadcastsPageProps {
  readonly content: ContentBody;
  readonly films: readonly ToldVideo[];
}

/** [R2.011] The films of the house, each beside what is seen in it and the piece that it shows. */
export function BroadcastsPage({ content, films }: BroadcastsPageProps) {
  const { products = [], ...words } = content;
  return (
    <>
      <ContentPage content={words} />
      <div className={styles['films']}>
        {films.map((film) => (
          <ToldFilm
            key={film.id}
            film={film}
            piece={products.find(({ productId }) => productId === film.productId)}
          />
        ))}
      </div>
    </>
  );
}
