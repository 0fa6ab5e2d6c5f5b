import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Class,
  type ExportNamedDeclaration,
  parseSync,
  type Program,
  type TSInterfaceDeclaration,
  type TSModuleBlock,
  type TSTypeAliasDeclaration,
  type TSTypeName,
} from 'oxc-parser';

type Statement = Program['body'][number];

/** An interface, type alias or class of the SDK, with the scope in which its names are looked up. */
export interface Declaration {
  name: string;
  node: TSInterfaceDeclaration | TSTypeAliasDeclaration | Class;
  scope: Scope;
}

/** A file or a namespace in it. Declarations of one namespace are merged, as TypeScript does. */
export interface Scope {
  file: string;
  /** Names of the namespaces from the file down to this one. */
  path: string[];
  parent?: Scope;
  types: Map<string, Declaration>;
  namespaces: Map<string, Scope>;
  /** Names that refer to another file or another place in this one; an empty `name` is the whole file. */
  aliases: Map<string, { file: string; name: string[] }>;
}

/** The declaration files of an installed SDK, each parsed when a name first leads to it. */
export class Declarations {
  readonly #files = new Map<string, Scope>();

  /** @param file absolute path of a `.d.ts` */
  file(file: string): Scope {
    let scope = this.#files.get(file);
    if (!scope) {
      scope = emptyScope(file, []);
      this.#files.set(file, scope);
      const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
      collect(scope, program.body);
    }
    return scope;
  }

  /** Resolves a dotted name (as segments) in a scope and its parents. */
  find(scope: Scope, name: readonly string[]): Declaration | undefined {
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      const found = this.member(at, name);
      if (found) return found;
    }
    return undefined;
  }

  /** Resolves a dotted name in the scope itself. */
  member(scope: Scope, [first, ...rest]: readonly string[]): Declaration | undefined {
    if (first === undefined) return undefined;
    const own = rest.length === 0 ? scope.types.get(first) : undefined;
    if (own) return own;
    const namespace = scope.namespaces.get(first);
    const inside = namespace && this.member(namespace, rest);
    if (inside) return inside;
    const source = scope.aliases.get(first);
    if (!source) return undefined;
    return this.member(this.file(source.file), [...source.name, ...rest]);
  }
}

/** Splits `A.B.C` into its segments. */
export function segments(name: TSTypeName): string[] {
  if (name.type === 'Identifier') return [name.name];
  if (name.type === 'TSQualifiedName') return [...segments(name.left), name.right.name];
  throw new Error('A type named by "this" is not supported.');
}

function collect(scope: Scope, statements: readonly Statement[]): void {
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? [nameOf(specifier.imported)] : [];
        importName(scope, specifier.local.name, statement.source.value, name);
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      collectExport(scope, statement);
    } else if (statement.type === 'TSImportEqualsDeclaration') {
      const { moduleReference } = statement;
      if (moduleReference.type === 'TSExternalModuleReference') continue;
      addAlias(scope, statement.id.name, segments(moduleReference));
    } else if (statement.type === 'TSModuleDeclaration') {
      if (statement.id.type !== 'Identifier' || !statement.body) continue;
      collect(namespaceOf(scope, statement.id.name), (statement.body as TSModuleBlock).body);
    } else if (
      statement.type === 'TSInterfaceDeclaration' ||
      statement.type === 'TSTypeAliasDeclaration' ||
      statement.type === 'ClassDeclaration'
    ) {
      const name = statement.id?.name;
      if (name) scope.types.set(name, { name, node: statement, scope });
    }
  }
}

function collectExport(scope: Scope, statement: ExportNamedDeclaration): void {
  if (statement.declaration) collect(scope, [statement.declaration as Statement]);
  const source = statement.source?.value;
  for (const { local, exported } of statement.specifiers) {
    if (source) importName(scope, nameOf(exported), source, [nameOf(local)]);
    else if (scope.parent) addAlias(scope, nameOf(exported), [nameOf(local)]);
  }
}

function importName(scope: Scope, as: string, source: string, name: string[]): void {
  // Only the SDK's own files declare types of requests and responses.
  if (!source.startsWith('.')) return;
  const file = join(dirname(scope.file), source.replace(/\.js$/, '.d.ts'));
  scope.aliases.set(as, { file, name });
}

/** Adds a namespace's name for a declaration at the top of its file. */
function addAlias(scope: Scope, as: string, name: string[]): void {
  scope.aliases.set(as, { file: scope.file, name });
}

function namespaceOf(parent: Scope, name: string): Scope {
  let scope = parent.namespaces.get(name);
  if (!scope) {
    scope = { ...emptyScope(parent.file, [...parent.path, name]), parent };
    parent.namespaces.set(name, scope);
  }
  return scope;
}

function emptyScope(file: string, path: string[]): Scope {
  return { file, path, types: new Map(), namespaces: new Map(), aliases: new Map() };
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}
