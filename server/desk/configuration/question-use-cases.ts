import type { Configuration } from '#contract/configuration.ts';
import type * as questionCalls from '#contract/desk/questions.ts';
import type { Json } from '#domain/canonical-json.ts';
import { isSameValue } from '#domain/desk/changes.ts';
import { isFixedQuestion, whyNotArrange, whyNotRewrite } from '#domain/help/fixed-question.ts';
import type { Question as ListedQuestion } from '#domain/help/question.ts';
import { isLanguage } from '#domain/language.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { wordsOf } from '#domain/text-blocks.ts';
import {
  findVersion,
  getSettings,
  insertConfiguration,
  lockConfiguration,
} from '../../platform/settings/settings.ts';
import { findBuiltInQuestion, isQuestionShown, listQuestions } from '../../support/help/help.ts';
import type { ApprovalCall, DeskUseCases, Details } from '../call/use-case.ts';
import { refuseIfChanged } from './configuration-use-cases.ts';
import { describeOrder, describeTexts, describeTraits } from './describe-question.ts';

type Question = Configuration['questions'][number];

export const questionUseCases = {
  async listDeskQuestions({ db }) {
    const { version, configuration } = await getSettings(db.sql);
    const list = listQuestions(configuration).map((question) => {
      const shipped = findBuiltInQuestion(question.id);
      return {
        // The product's own are read-only, a copy is not.
        ...copyOf(question),
        isOwn: findOwn(configuration, question.id) !== undefined,
        isOurs: shipped !== null,
        isHidden: !isQuestionShown(configuration, question),
        fixedTexts: shipped && isFixedQuestion(question.id) ? copyOf(shipped).texts : null,
      };
    });
    return { version, list };
  },

  async saveQuestion(call, { version, question, reason }) {
    const { id, texts } = question;
    if (texts.en.question.trim() === '' || texts.en.answer.length === 0) {
      throw new RefusalError('desk_value_wrong', { what: 'a question needs its English' });
    }
    refuseFixed(whyNotRewrite(question, findBuiltInQuestion(id)));

    const { oldConfiguration, newConfiguration } = await rewriteQuestions(call, {
      version,
      reason,
      partOf: (configuration) => findOwn(configuration, id),
      change({ questions }) {
        const oldQuestion = questions.find((ownQuestion) => ownQuestion.id === id);
        refuseWords(question, oldQuestion);
        if (!oldQuestion) return { questions: [...questions, question] };
        return {
          questions: questions.map((ownQuestion) =>
            ownQuestion.id === id ? question : ownQuestion,
          ),
        };
      },
    });

    const [oldQuestion, newQuestion] = [
      findListed(oldConfiguration, id),
      findListed(newConfiguration, id),
    ];
    const changes = {
      ...describeTraits(oldQuestion, newQuestion ?? question),
      ...describeTexts(oldQuestion, newQuestion),
    };
    if (Object.keys(changes).length === 0) {
      throw new RefusalError('desk_value_wrong', { what: 'nothing is changed' });
    }
    const title = texts.en.question;
    return {
      subject: id,
      description: { question: title, ...hiddenNote(newConfiguration, newQuestion), ...changes },
      details: { question: title, id, ...changes },
    };
  },

  async dropQuestion(call, { version, id, reason }) {
    const { oldConfiguration, newConfiguration } = await rewriteQuestions(call, {
      version,
      reason,
      partOf: (configuration) => findOwn(configuration, id),
      change(configuration) {
        if (!findOwn(configuration, id)) throw new RefusalError('desk_not_found');
        return {
          questions: configuration.questions.filter((ownQuestion) => ownQuestion.id !== id),
        };
      },
    });

    const oldQuestion = findListed(oldConfiguration, id);
    const changes = describeTexts(oldQuestion, findListed(newConfiguration, id));
    const question = oldQuestion?.texts.en.question ?? id;
    return {
      subject: id,
      description: { question, ...hiddenNote(oldConfiguration, oldQuestion), ...changes },
      details: { question, id, ...changes },
    };
  },

  async arrangeQuestions(call, { version, order, hidden, reason }) {
    const { oldConfiguration, newConfiguration } = await rewriteQuestions(call, {
      version,
      reason,
      partOf: ({ questionOrder, questionsHidden }) => ({ questionOrder, questionsHidden }),
      change(configuration) {
        const questionOrder = [...new Set(order)];
        const questionsHidden = [...new Set(hidden)];
        const ranked = questionOrder.flatMap((id) => findListed(configuration, id) ?? []);
        const shownQuestions = ranked.filter(({ id }) => !questionsHidden.includes(id));
        refuseFixed(whyNotArrange({ shown: shownQuestions, hiddenIds: questionsHidden }));
        return { questionOrder, questionsHidden };
      },
    });

    const changes = describeOrder(arrangementOf(oldConfiguration), arrangementOf(newConfiguration));
    if (Object.keys(changes).length === 0) {
      throw new RefusalError('desk_value_wrong', { what: 'nothing is changed' });
    }
    return { subject: 'order', description: changes, details: changes };
  },
} satisfies DeskUseCases<typeof questionCalls>;

const copyOf = (question: ListedQuestion): Question => structuredClone(question) as Question;

const findListed = (configuration: Configuration, id: string): ListedQuestion | null =>
  listQuestions(configuration).find((question) => question.id === id) ?? null;

/** Says so where partners do not see a question that changes. */
const hiddenNote = (configuration: Configuration, question: ListedQuestion | null): Details =>
  question && !isQuestionShown(configuration, question) ? { state: 'hidden from partners' } : {};

const arrangementOf = (configuration: Configuration) => ({
  questions: listQuestions(configuration),
  hiddenIds: configuration.questionsHidden,
});

/** What the product says of losses, of staff and of safety stays where partners find it. */
function refuseFixed(problem: string | null): void {
  if (problem !== null) throw new RefusalError('desk_question_fixed', { what: problem });
}

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
  { sql, requestedBy, decidedBy, now }: ApprovalCall,
  { version, reason, partOf, change }: Rewriting,
): Promise<{ oldConfiguration: Configuration; newConfiguration: Configuration }> {
  const { configuration } = await lockConfiguration(sql);
  const seenVersion = await findVersion(sql, version);
  refuseIfChanged(seenVersion && partOf(seenVersion), partOf(configuration));

  const newConfiguration = { ...configuration, ...change(configuration) };
  await insertConfiguration(sql, newConfiguration, requestedBy, now, {
    reason,
    confirmedBy: decidedBy,
  });
  return { oldConfiguration: configuration, newConfiguration };
}

const findOwn = ({ questions = [] }: Partial<Configuration>, id: string) =>
  questions.find((ownQuestion) => ownQuestion.id === id);

/**
 * New text in a question is held to the rules for everything that staff write. The product's own
 * texts may stay: they explain passwords and deposits, which the rules would take for a request.
 */
function refuseWords(question: Question, oldQuestion: Question | undefined): void {
  const ours = findBuiltInQuestion(question.id);
  for (const [code, text] of Object.entries(question.texts)) {
    if (!isLanguage(code)) throw new RefusalError('desk_value_wrong', { what: `language ${code}` });
    const oldTexts = [ours?.texts[code], oldQuestion?.texts[code]];
    if (oldTexts.some((oldText) => isSameText(oldText, text))) continue;
    refuse(whyNotStaffText(`${text.question}\n${wordsOf(text.answer)}`));
  }
}

const isSameText = (oldText: unknown, text: unknown): boolean =>
  isSameValue(oldText as Json | undefined, text as Json);
