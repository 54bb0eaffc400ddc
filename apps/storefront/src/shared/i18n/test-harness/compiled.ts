import { compileMessage } from '@lingui/message-utils/compileMessage';
import eng from '../labels/eng.json';
import { createLabels } from '../labels.ts';

/** For tests: the messages of a label file, compiled as the build compiles them. */
export const compiled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));

/** For tests: the words of an American shopper. */
export const ENGLISH = createLabels('en-US', compiled(eng));
