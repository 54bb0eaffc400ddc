import { ProductResponse, ToldVideo, Video } from '@vitrine/contracts';
import { HOUSE_LANGUAGES, languageTag, type LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const ID = 'au2001-tortoise-turn';
const video = (videoId: string, query: Readonly<Record<string, string>> = {}) =>
  services.call('getVideo', { params: { videoId }, query });
const captions = (videoId: string, language: string, headers: Readonly<Record<string, string>> = {}) =>
  services.app.inject({
    url: `/eco-eu/freecaster-eapi/v1/videos/${videoId}/captions/${language}`,
    headers,
  });

const videosOf = async (id: string, locale: LocaleCode) =>
  ProductResponse.parse((await services.call('getProduct', { locale, params: { id } })).body).videos;

describe('a film', () => {
  it('[R7.161, R3.053] has a title, a poster and files that play, whose addresses change with them', async () => {
    const { title, poster, sources, width, height } = Video.parse((await video(ID)).body);
    expect([title, width, height]).toEqual(['Rive turns once around', 960, 1200]);
    expect(poster).toBe(`/videos/${ID}.webp?v=cccccccc`);
    expect(sources.map(({ url }) => url)).toEqual([
      `/videos/${ID}.webm?v=cccccccc`,
      `/videos/${ID}.mp4?v=cccccccc`,
    ]);
  });

  it('[R7.161] may be kept by anybody for a while', async () => {
    expect((await video(ID)).headers['cache-control']).toMatch(/^public, max-age=/u);
  });

  it('[R7.161] says its title in the language asked for', async () => {
    expect((await video(ID, { language: 'fra' })).body).toMatchObject({
      title: 'Rive fait un tour sur elle-même',
    });
    expect((await video(ID, { language: 'deu' })).status).toBe(400);
  });

  it('[R7.161] of nobody is not found', async () => {
    expect((await video('nothing')).status).toBe(404);
  });
});

describe('the captions of a film', () => {
  it('[R7.161] are there in every language of the house, as WebVTT', async () => {
    const { captions: offered } = Video.parse((await video(ID)).body);
    expect(offered.map(({ language }) => language).toSorted()).toEqual(
      HOUSE_LANGUAGES.map(languageTag).toSorted(),
    );
    for (const { url } of offered) {
      const answer = await services.app.inject({ url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
      expect(answer.body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000 line:14%\n\S/u);
    }
  });

  it('[R7.161] are not sent again to who has them', async () => {
    const { etag } = (await captions(ID, 'fra')).headers;
    const again = await captions(ID, 'fra', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('[R7.161] are not found for a film that is not there', async () => {
    expect((await captions('nothing', 'fra')).statusCode).toBe(404);
  });
});

describe('what is told of a film', () => {
  it('[R2.011] is what is seen in it, by chapters, with the piece that it shows', async () => {
    const told = ToldVideo.parse((await video(ID)).body);
    expect(told.productId).toBe('AU2001');
    expect(told.scenes.map(({ chapter }) => chapter)).toEqual(['The lenses', 'The temple']);
    const answer = await services.app.inject({ url: told.chapters?.url ?? '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(answer.body).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nThe lenses\n\n00:00:03.000 --> 00:00:06.000\nThe temple\n',
    );
  });

  it('[R2.011] is said in English where it is not written in the language, and marked so', async () => {
    await services.db.executeSql("UPDATE video_text SET captions = '[]' WHERE language = 'fra'");
    expect((await video(ID, { language: 'fra' })).body).toMatchObject({
      title: 'Rive fait un tour sur elle-même',
      scenesLanguage: 'en',
    });
  });

  it('[R2.011] is nothing where nothing is written', async () => {
    await services.db.executeSql("UPDATE video_text SET captions = '[]'");
    const told = ToldVideo.parse((await video(ID)).body);
    expect([told.scenes, told.chapters]).toEqual([[], undefined]);
  });
});

describe('the films of a product', () => {
  it('[R3.053] come with it, each with the colour that it shows', async () => {
    expect(await videosOf('AU2001', 'fra-fr')).toMatchObject([
      { id: ID, title: 'Rive fait un tour sur elle-même', colorCode: 'tortoise' },
    ]);
    expect(await videosOf('AU2002', 'eng-us')).toEqual([]);
  });

  it('[R8.043, R7.161] are not found once it is exclusive', async () => {
    await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU2001'");
    expect((await video(ID)).status).toBe(404);
    expect((await captions(ID, 'eng')).statusCode).toBe(404);
  });
});
