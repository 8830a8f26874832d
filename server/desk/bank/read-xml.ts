import { SaxesParser } from 'saxes';
import { UnreadableStatement } from '#domain/bank/statement.ts';

/** An element and its children. Text between elements is dropped. */
export interface XmlElement {
  readonly name: string;
  readonly space: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly space: string;
  readonly attributes: Record<string, string>;
  readonly children: OpenElement[];
  text: string;
}

const depthMax = 40;
const elementsMax = 400_000;

/**
 * Parses XML strictly. A document type is refused, so that nothing in the file can define entities
 * or refer to outside resources; depth and number of elements are bounded.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const openElements: OpenElement[] = [];
  let root: OpenElement | null = null;
  let count = 0;
  const fail = (problem: string): never => {
    throw new UnreadableStatement(problem);
  };

  parser.on('error', ({ message }) => fail(`It is not well-formed XML: ${message}`));
  parser.on('doctype', () => fail('A document type is not allowed.'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > elementsMax || openElements.length >= depthMax)
      fail('It is larger than a statement is.');

    const plainAttributes = Object.values(attributes).filter(
      ({ prefix, name }) => prefix === '' && name !== 'xmlns',
    );
    const attributeValues = Object.fromEntries(
      plainAttributes.map(({ local: name, value }) => [name, value]),
    );
    const element: OpenElement = {
      name: local,
      space: uri,
      attributes: attributeValues,
      children: [],
      text: '',
    };

    openElements.at(-1)?.children.push(element);
    root ??= element;
    openElements.push(element);
  });

  const addText = (part: string) => {
    const innermost = openElements.at(-1);
    if (innermost) innermost.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    openElements.pop();
  });

  parser.write(text).close();
  return root ?? fail('There is nothing in it.');
}

export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The first element at the end of a path, or null. */
export function findIn(start: XmlElement, ...path: readonly string[]): XmlElement | null {
  let element: XmlElement | null = start;
  for (const name of path) element = element?.children.find((child) => child.name === name) ?? null;
  return element;
}

export const textIn = (start: XmlElement, ...path: readonly string[]): string | null =>
  findIn(start, ...path)?.text.trim() || null;
