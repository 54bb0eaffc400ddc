import { describe, expect, it } from 'vitest';
import { weekLabels } from './week-labels.ts';

describe('[R7.112] the week of a store', () => {
  it('begins with Monday, in the words of the language, and knows the days on which it is closed', () => {
    const week = weekLabels(
      {
        tuesday: [
          ['10:00', '13:30'],
          ['15:00', '19:30'],
        ],
      },
      'fr-FR',
    );
    expect(week.map(({ day }) => day)).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ]);
    expect(week[0]?.spans).toEqual([]);
    expect(week[1]?.spans).toHaveLength(2);
    expect(week[1]?.spans[0]).toMatch(/^10:00.*13:30$/u);
  });
});
