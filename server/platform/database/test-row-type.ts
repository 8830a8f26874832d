import type { TypeNode } from 'typescript/unstable/ast';
import type { Checker, Type } from 'typescript/unstable/sync';

/** A column as a store declares it in its row type. */
export interface RowColumn {
  readonly name: string;
  /** Its JavaScript type; null if the declaration does not say. */
  readonly kind: RowKind | null;
  readonly isNullable: boolean;
  readonly type: string;
}

export type RowKind =
  | 'bigint'
  | 'number'
  | 'string'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'array'
  | 'json';

/** The columns of a declared row type. */
export function rowOf(checker: Checker, declared: TypeNode | undefined): RowColumn[] {
  const row = declared && checker.getTypeFromTypeNode(declared);
  if (!row || row.isTypeParameter()) return [];

  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbol(property);
    const name = String(property.name);
    if (!type) return { name, kind: null, isNullable: true, type: '' };

    const isNullable = checker.isTypeAssignableTo(checker.getNullType(), type);

    return { name, kind: kindOf(checker, type), isNullable, type: checker.typeToString(type) };
  });
}

function kindOf(checker: Checker, type: Type): RowKind | null {
  const whole = checker.getNonNullableType(type) ?? type;
  const text = checker.typeToString(whole);
  if (text === 'unknown' || text === 'any' || text === 'never') return null;
  if (text === 'Date' || text.startsWith('Buffer')) return text === 'Date' ? 'Date' : 'Buffer';

  const basic = {
    bigint: checker.getBigIntType(),
    number: checker.getNumberType(),
    string: checker.getStringType(),
    boolean: checker.getBooleanType(),
  } as const;
  for (const [kind, base] of Object.entries(basic)) {
    if (checker.isTypeAssignableTo(whole, base)) return kind as keyof typeof basic;
  }

  return checker.isArrayLikeType(whole) ? 'array' : 'json';
}
