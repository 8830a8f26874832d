import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { type SpecRule, specRules } from '#contract/test-spec-rules.ts';
import { texts as refusalTexts } from '#texts/en/refusals.ts';
import { useRefusalText } from './use-refusal-text.ts';

function Said({ rule }: { readonly rule: SpecRule['rule'] }) {
  const text = useRefusalText();
  const why = rule();
  return why ? text(why.reason, why.facts) : null;
}

test.each(Object.entries<SpecRule>(specRules))(
  'the browser refuses %s, in words that keep what the specification fixes',
  (_name, { rule, reason, says }) => {
    expect(rule()?.reason).toBe(reason);
    const { container, unmount } = render(
      <IntlProvider locale="en" messages={{ refusal: refusalTexts }} timeZone="UTC">
        <Said rule={rule} />
      </IntlProvider>,
    );
    expect(container.textContent).toContain(says ?? ' ');
    expect(container.textContent).not.toMatch(/[{}]/);
    unmount();
  },
);
