import type { Video } from '@vitrine/contracts';

type AskForVideo = (id: string) => Promise<Video | undefined>;

/**
 * [R7.161] Asks for each film once, however often it is shown. A film that was not found is asked for again the next
 * time.
 */
export function createVideoFinder(ask: AskForVideo): AskForVideo {
  const asked = new Map<string, Promise<Video | undefined>>();
  return (id) => {
    const answer =
      asked.get(id) ??
      ask(id).then((video) => {
        if (video === undefined) asked.delete(id);
        return video;
      });
    asked.set(id, answer);
    return answer;
  };
}
