import type { Configuration } from '#contract/configuration.ts';
import type * as questionCalls from '#contract/desk/questions.ts';
import type { Json } from '#domain/canonical-json.ts';
import { isSameValue } from '#domain/desk/changes.ts';
import { isLanguage } from '#domain/language.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { wordsOf } from '#domain/text-blocks.ts';
import {
  findVersion,
  getSettings,
  insertConfiguration,
  lockConfiguration,
} from '../../platform/settings/settings.ts';
import { findBuiltInQuestion, listQuestions } from '../../support/help/help.ts';
import type { CommandCall, DeskUseCases } from '../call/use-case.ts';
import { refuseIfChanged } from './configuration-use-cases.ts';

type Question = Configuration['questions'][number];

export const questionUseCases = {
  async listDeskQuestions({ db }) {
    const { version, configuration } = await getSettings(db.sql);
    const hidden = new Set(configuration.questionsHidden);
    const list = listQuestions(configuration).map((question) => ({
      // The product's own are read-only, a copy is not.
      ...(structuredClone(question) as Question),
      isOwn: findOwn(configuration, question.id) !== undefined,
      isOurs: findBuiltInQuestion(question.id) !== null,
      isHidden: hidden.has(question.id) || question.texts.en.answer.length === 0,
    }));
    return { version, list };
  },

  async saveQuestion(call, { version, question, reason }) {
    const { id, texts } = question;
    if (texts.en.question.trim() === '' || texts.en.answer.length === 0) {
      throw new Refusal('desk_value_wrong', { what: 'a question needs its English' });
    }

    await rewriteQuestions(call, {
      version,
      reason,
      partOf: (configuration) => findOwn(configuration, id),
      change({ questions }) {
        const before = questions.find((own) => own.id === id);
        refuseWords(question, before);
        if (!before) return { questions: [...questions, question] };
        return { questions: questions.map((own) => (own.id === id ? question : own)) };
      },
    });
    return { details: { question: texts.en.question, id } };
  },

  async dropQuestion(call, { version, id, reason }) {
    await rewriteQuestions(call, {
      version,
      reason,
      partOf: (configuration) => findOwn(configuration, id),
      change(configuration) {
        if (!findOwn(configuration, id)) throw new Refusal('desk_not_found');
        return { questions: configuration.questions.filter((own) => own.id !== id) };
      },
    });
    return { details: { id } };
  },

  async arrangeQuestions(call, { version, order, hidden, reason }) {
    await rewriteQuestions(call, {
      version,
      reason,
      partOf: ({ questionOrder, questionsHidden }) => ({ questionOrder, questionsHidden }),
      change: () => ({
        questionOrder: [...new Set(order)],
        questionsHidden: [...new Set(hidden)],
      }),
    });
    return { details: { hidden: hidden.join(', ') } };
  },
} satisfies DeskUseCases<typeof questionCalls>;

interface Rewriting {
  /** The version that the caller changes. */
  readonly version: number;
  readonly reason: string;
  /** What must be as it was in that version. */
  readonly partOf: (configuration: Partial<Configuration>) => unknown;
  readonly change: (configuration: Configuration) => Partial<Configuration>;
}

/** Saves the next version of the questions, unless the ones it touches have changed. */
async function rewriteQuestions(
  { sql, staff, now }: CommandCall,
  { version, reason, partOf, change }: Rewriting,
): Promise<void> {
  const { configuration } = await lockConfiguration(sql);
  const before = await findVersion(sql, version);
  refuseIfChanged(before && partOf(before), partOf(configuration));

  const next = { ...configuration, ...change(configuration) };
  await insertConfiguration(sql, next, staff.name, now, { reason });
}

const findOwn = ({ questions = [] }: Partial<Configuration>, id: string) =>
  questions.find((own) => own.id === id);

/**
 * New text in a question is held to the rules for everything that staff write. The product's own
 * texts may stay: they explain passwords and deposits, which the rules would take for a request.
 */
function refuseWords(question: Question, before: Question | undefined): void {
  const ours = findBuiltInQuestion(question.id);
  for (const [code, text] of Object.entries(question.texts)) {
    if (!isLanguage(code)) throw new Refusal('desk_value_wrong', { what: `language ${code}` });
    const oldTexts = [ours?.texts[code], before?.texts[code]];
    if (oldTexts.some((oldText) => isSameText(oldText, text))) continue;
    refuse(whyNotStaffText(`${text.question}\n${wordsOf(text.answer)}`));
  }
}

const isSameText = (oldText: unknown, text: unknown): boolean =>
  isSameValue(oldText as Json | undefined, text as Json);
