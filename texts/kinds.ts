import type { QuestionText } from '#domain/help/question.ts';
import type { texts as ad } from './en/ad.ts';
import type { texts as app } from './en/app.ts';
import type { texts as demo } from './en/demo.ts';
import type { texts as lists } from './en/lists.ts';
import type { texts as mail } from './en/mail.ts';
import type { texts as pages } from './en/pages.ts';
import type { texts as push } from './en/push.ts';
import type { texts as questions } from './en/questions.ts';
import type { texts as records } from './en/records.ts';
import type { texts as refusals } from './en/refusals.ts';
import type { texts as statement } from './en/statement.ts';

/** All keys of English, with texts in any language. */
type Same<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends string ? string : Same<Group[Key]>;
};

/** Everything the product says, by kind: a file of this name in the folder of each language. */
export interface Texts {
  readonly ad: Same<typeof ad>;
  readonly app: Same<typeof app>;
  readonly demo: Same<typeof demo>;
  readonly lists: Same<typeof lists>;
  readonly mail: Same<typeof mail>;
  readonly pages: Same<typeof pages>;
  readonly push: Same<typeof push>;
  readonly questions: Readonly<Record<keyof typeof questions, QuestionText>>;
  readonly records: Same<typeof records>;
  readonly refusals: Same<typeof refusals>;
  readonly statement: Same<typeof statement>;
}

export type Kind = keyof Texts;
