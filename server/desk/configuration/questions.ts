import type { Configuration } from '#contract/configuration.ts';
import type {
  arrangeQuestions as arrangeQuestionsRoute,
  dropQuestion as dropQuestionRoute,
  listDeskQuestions as listDeskQuestionsRoute,
  saveQuestion as saveQuestionRoute,
} from '#contract/desk/questions.ts';
import type { Json } from '#domain/canonical-json.ts';
import { isSameValue } from '#domain/desk/changes.ts';
import { isLanguage } from '#domain/language.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { wordsOf } from '#domain/text-blocks.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  findVersion,
  getSettings,
  insertConfiguration,
  lockConfiguration,
} from '../../platform/settings/settings.ts';
import { allQuestions, findOurs } from '../../support/help/help.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import { refuseIfChanged } from './configuration.ts';

type Question = Configuration['questions'][number];

export const listDeskQuestions: DeskUseCase<typeof listDeskQuestionsRoute> = async ({ db }) => {
  const { version, configuration } = await getSettings(db.sql);
  const hidden = new Set(configuration.questionsHidden);
  const list = allQuestions(configuration).map((question) => ({
    ...(structuredClone(question) as Question),
    isOwn: configuration.questions.some(({ id }) => id === question.id),
    isOurs: findOurs(question.id) !== null,
    isHidden: hidden.has(question.id) || question.texts.en.answer.length === 0,
  }));
  return { version, list };
};

/**
 * New text in a question is held to the rules for everything that staff write. The product's own
 * texts may stay: they explain passwords and deposits, which the rules would take for a request.
 */
function checkWords(question: Question, before: Question | undefined): void {
  const ours = findOurs(question.id);
  for (const [code, text] of Object.entries(question.texts)) {
    if (!isLanguage(code)) throw new Refusal('desk_value_wrong', { what: `language ${code}` });
    const known = [ours?.texts[code], before?.texts[code]];
    if (known.some((one) => isSameValue(one as unknown as Json, text as unknown as Json))) continue;
    refuse(whyNotStaffText(`${text.question}\n${wordsOf(text.answer)}`));
  }
}

interface Rewriting {
  readonly version: number;
  readonly reason: string;
  readonly act: string;
  readonly about: Readonly<Record<string, string>>;
}

/** Saves the next version of the questions, unless the ones it touches have changed. */
function rewrite(
  call: DeskCall<typeof saveQuestionRoute>,
  { version, reason, act, about }: Rewriting,
  touched: (configuration: Partial<Configuration>) => unknown,
  change: (configuration: Configuration, sql: Sql) => Partial<Configuration>,
) {
  return call.db.transaction(async (sql) => {
    const { configuration } = await lockConfiguration(sql);
    const seen = await findVersion(sql, version);
    refuseIfChanged(seen && touched(seen), touched(configuration));
    const next = { ...configuration, ...change(configuration, sql) };
    const by = call.staff.name;
    await insertConfiguration(sql, next, by, call.now(), { reason });
    await noteInDeskLog(
      sql,
      { by, act, about: { ...about, ...(reason && { reason }) } },
      call.now(),
    );
    return {};
  });
}

const findOwn = ({ questions = [] }: Partial<Configuration>, id: string) =>
  questions.find((one) => one.id === id);

export const saveQuestion: DeskUseCase<typeof saveQuestionRoute> = (
  call,
  { version, question, reason },
) => {
  const { id } = question;
  const { texts } = question;
  if (texts.en.question.trim() === '' || texts.en.answer.length === 0) {
    throw new Refusal('desk_value_wrong', { what: 'a question needs its English' });
  }
  const note = {
    version,
    reason,
    act: 'question-saved',
    about: { question: texts.en.question, id },
  };
  return rewrite(
    call,
    note,
    (configuration) => findOwn(configuration, id),
    ({ questions }) => {
      const before = questions.find((one) => one.id === id);
      checkWords(question, before);
      const kept = questions.map((one) => (one.id === id ? question : one));
      return { questions: before ? kept : [...questions, question] };
    },
  );
};

export const dropQuestion: DeskUseCase<typeof dropQuestionRoute> = (
  call,
  { version, id, reason },
) =>
  rewrite(
    call,
    { version, reason, act: 'question-dropped', about: { id } },
    (configuration) => findOwn(configuration, id),
    (configuration) => {
      if (!findOwn(configuration, id)) throw new Refusal('desk_not_found');
      return { questions: configuration.questions.filter((one) => one.id !== id) };
    },
  );

export const arrangeQuestions: DeskUseCase<typeof arrangeQuestionsRoute> = (call, input) => {
  const { version, order, hidden, reason } = input;
  return rewrite(
    call,
    { version, reason, act: 'questions-arranged', about: { hidden: hidden.join(', ') } },
    ({ questionOrder, questionsHidden }) => ({ questionOrder, questionsHidden }),
    () => ({ questionOrder: [...new Set(order)], questionsHidden: [...new Set(hidden)] }),
  );
};
