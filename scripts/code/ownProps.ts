import ts from 'typescript';
import { importedFile, parseSource, productFiles } from './sourceFiles.ts';

/** A prop that a component of ours declares, itself or through a type of ours. */
export interface OwnProp {
  component: string;
  name: string;
  node: ts.TypeElement;
}

/** Types whose members are those of their first argument. */
const VIEWS = new Set(['Pick', 'Omit', 'Partial', 'Required', 'Readonly', 'PropsWithChildren']);

/**
 * The props of every exported component below `folders`, by reading types as they are written: its own, and those of ours that it
 * extends, joins or picks from. What comes from React or MUI is described there, and data (`z.infer`) in the contract.
 */
export function ownProps(...folders: string[]): OwnProp[] {
  const sources = new Map(productFiles('src').map((file) => [file, parseSource(file)]));
  const props: OwnProp[] = [];
  for (const file of productFiles(...folders).filter((one) => one.endsWith('.tsx'))) {
    for (const statement of sources.get(file)?.statements ?? []) {
      if (!ts.isFunctionDeclaration(statement) || !isExported(statement)) continue;
      if (!/^[A-Z]/.test(statement.name?.text ?? '')) continue;
      const type = statement.parameters[0]?.type;
      if (type) for (const node of membersOf(type)) props.push(propOf(statement.name?.text ?? '', node));
    }
  }
  return props;

  function membersOf(type: ts.TypeNode, seen = new Set<ts.Node>()): ts.TypeElement[] {
    if (seen.has(type)) return [];
    seen.add(type);
    if (ts.isTypeLiteralNode(type)) return [...type.members];
    if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, seen);
    if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
      return type.types.flatMap((part) => membersOf(part, seen));
    if (ts.isExpressionWithTypeArguments(type)) return named(type.expression.getText(), type, seen);
    if (ts.isTypeReferenceNode(type)) return named(type.typeName.getText(), type, seen);
    return [];
  }

  function named(name: string, at: ts.NodeWithTypeArguments, seen: Set<ts.Node>): ts.TypeElement[] {
    const [first, second] = at.typeArguments ?? [];
    if (VIEWS.has(name) && first) return viewed(name, membersOf(first, seen), second);
    const declared = declaration(at.getSourceFile(), name);
    if (!declared || seen.has(declared)) return [];
    seen.add(declared);
    if (ts.isTypeAliasDeclaration(declared)) return membersOf(declared.type, seen);
    const inherited = (declared.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
    return [...declared.members, ...inherited.flatMap((type) => membersOf(type, seen))];
  }

  /** Picked or omitted by the names that are written out; otherwise all. */
  function viewed(name: string, members: ts.TypeElement[], keys: ts.TypeNode | undefined) {
    const named = new Set([...(keys?.getText().matchAll(/'([^']+)'/g) ?? [])].map(([, key]) => key));
    if (named.size === 0 || (name !== 'Pick' && name !== 'Omit')) return members;
    return members.filter((member) => named.has(member.name?.getText()) === (name === 'Pick'));
  }

  /** Where a type of ours is declared: in the file, or in the one that it imports it from. */
  function declaration(source: ts.SourceFile, name: string) {
    for (const statement of source.statements) {
      if (isType(statement) && statement.name.text === name) return statement;
      const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const found = bindings.elements.find((element) => element.name.text === name);
      if (!found || !ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
        continue;
      const file = importedFile(source.fileName, statement.moduleSpecifier.text, (one) => sources.has(one));
      if (!file) continue;
      const wanted = (found.propertyName ?? found.name).text;
      return sources
        .get(file)
        ?.statements.filter(isType)
        .find((one) => one.name.text === wanted);
    }
    return undefined;
  }
}

const isType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const isExported = (node: ts.FunctionDeclaration) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const propOf = (component: string, node: ts.TypeElement): OwnProp => ({
  component,
  name: node.name?.getText() ?? '',
  node,
});

/** Whether a sentence stands above it. */
export const isDescribed = ({ node }: OwnProp) =>
  ts.getJSDocCommentsAndTags(node).some((note) => ts.isJSDoc(note) && note.comment !== undefined);
