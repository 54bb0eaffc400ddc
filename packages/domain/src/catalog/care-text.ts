/** A part of a care link: what it is about, and what to do. */
export interface CareSection {
  readonly intro: string;
  readonly description: string;
}

/** [R3.034] The description of a care link: intro and description of each section, a paragraph each. */
export function careDescription(sections: readonly CareSection[]): string {
  return sections.map(({ intro, description }) => `${intro}\n${description}`).join('\n\n');
}
