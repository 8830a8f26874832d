import * as ast from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';
import { declarationOf } from './test-evaluate.ts';

/** How many texts a statement or fragment may have, of which each is prepared on its own. */
export function countTexts(project: Project, node: ast.Node): number {
  const { checker } = project;

  /** Inside a function nothing is known of its arguments; whoever calls it counts those. */
  const count = (expression: ast.Node, isInside: boolean): number => {
    if (ast.isTaggedTemplateExpression(expression)) {
      const { template } = expression;
      if (!ast.isTemplateExpression(template)) return 1;

      const fragments = template.templateSpans.filter(isFragment);
      return product(fragments.map((span) => count(span.expression, isInside)));
    }
    if (ast.isConditionalExpression(expression)) {
      return count(expression.whenTrue, isInside) + count(expression.whenFalse, isInside);
    }
    if (ast.isObjectLiteralExpression(expression)) {
      const values = expression.properties.map((property) =>
        ast.isPropertyAssignment(property) ? count(property.initializer, isInside) : 1,
      );
      return product(values);
    }
    if (ast.isElementAccessExpression(expression)) {
      const choices = checker.getTypeAtLocation(expression.expression);
      return choices ? checker.getPropertiesOfType(choices).length : 1;
    }
    if (ast.isCallExpression(expression)) {
      const counts = expression.arguments.map((argument) => count(argument, isInside));
      return product([count(expression.expression, true), ...counts]);
    }
    if (ast.isArrowFunction(expression)) {
      return ast.isBlock(expression.body) ? 1 : count(expression.body, true);
    }

    return ast.isIdentifier(expression) ? countNamed(expression, isInside) : 1;
  };

  const isFragment = ({ expression }: ast.TemplateSpan): boolean => {
    const type = checker.getTypeAtLocation(expression);
    return type !== undefined && checker.typeToString(type) === 'Fragment';
  };

  const countNamed = (name: ast.Identifier, isInside: boolean): number => {
    const declared = declarationOf(checker, project, name);
    if (declared && ast.isVariableDeclaration(declared) && declared.initializer) {
      return count(declared.initializer, isInside);
    }

    // One word of a few is as many texts as there are words.
    const type = checker.getTypeAtLocation(name);
    const words = type?.isUnionType() ? type.getTypes() : [];

    return isInside || !words.some((word) => word.isStringLiteralType()) ? 1 : words.length;
  };

  return count(node, false);
}

const product = (counts: readonly number[]): number =>
  counts.reduce((whole, one) => whole * one, 1);
