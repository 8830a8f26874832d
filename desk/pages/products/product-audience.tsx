import { Fieldset, MultiSelect } from '@mantine/core';
import { systems } from '#domain/delivery/browser.ts';
import { countryCodes, languageCodes, pageCategories } from '#domain/plan/audience-words.ts';
import type { ProductDraft } from './product-draft.ts';
import { Line, type PartProps } from './product-line.tsx';
import { problemAt } from './product-problems.ts';

type Option = string | { readonly value: string; readonly label: string };

const named = (codes: readonly string[], type: 'region' | 'language'): readonly Option[] => {
  const names = new Intl.DisplayNames(['en'], { type });
  const options = codes.map((value) => ({
    value,
    label: `${names.of(value) ?? value} (${value})`,
  }));
  return options.sort((one, other) => one.label.localeCompare(other.label, 'en'));
};
const countryOptions = named(countryCodes, 'region');
const languageOptions = named(languageCodes, 'language');

interface ChoicesProps extends PartProps {
  readonly name: 'countries' | 'languages' | 'systems' | 'categories' | 'categoriesNot';
  readonly label: string;
  readonly options: readonly Option[];
}

/**
 * A choice of several from a list. Values of an older version that are no longer offered can be
 * removed.
 */
function Choices({ draft, problems, set, name, label, options }: ChoicesProps) {
  const known = new Set(options.map((one) => (typeof one === 'string' ? one : one.value)));
  const unknown = draft[name].filter((value) => !known.has(value));
  return (
    <MultiSelect
      clearable
      data={[...options, ...unknown]}
      error={problemAt(problems, name)}
      label={label}
      onChange={(chosen) => set({ [name]: chosen })}
      searchable
      value={[...draft[name]]}
    />
  );
}

/** Who sees a product. */
export function ProductAudience(part: PartProps) {
  const { draft, set } = part;
  return (
    <Fieldset legend="Audience (empty: everyone)">
      <div className="desk-fields">
        <Choices {...part} label="Countries" name="countries" options={countryOptions} />
        <Choices {...part} label="Page languages" name="languages" options={languageOptions} />
        <MultiSelect
          data={['phone', 'tablet', 'desktop']}
          label="Devices"
          onChange={(devices) => set({ devices: devices as ProductDraft['devices'] })}
          value={[...draft.devices]}
        />
        <Choices {...part} label="Systems" name="systems" options={systems} />
        <Line {...part} kind="list" label="Hours, such as 8, 9" name="hours" />
        <Choices {...part} label="Categories" name="categories" options={pageCategories} />
        <Choices
          {...part}
          label="Never in categories"
          name="categoriesNot"
          options={pageCategories}
        />
      </div>
    </Fieldset>
  );
}
