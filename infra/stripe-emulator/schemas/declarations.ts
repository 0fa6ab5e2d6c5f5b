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

/** An interface, type alias or class of the SDK, and where names inside it are looked up. */
export interface Declaration {
  name: string;
  node: TSInterfaceDeclaration | TSTypeAliasDeclaration | Class;
  scope: Scope;
}

/** A file or a namespace in it; declarations of one namespace are merged, as TypeScript does. */
export interface Scope {
  file: string;
  /** Names of the namespaces from the file's top down to this one. */
  path: string[];
  parent?: Scope;
  types: Map<string, Declaration>;
  namespaces: Map<string, Scope>;
  /** Names for what another file declares, or this one elsewhere; an empty `name` is the whole file. */
  borrowed: Map<string, { file: string; name: string[] }>;
}

/** The declaration files of an installed SDK, each read when a name first leads to it. */
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

  /** What `name` (segments of a dotted name) means where `scope` mentions it. */
  find(scope: Scope, name: readonly string[]): Declaration | undefined {
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      const found = this.member(at, name);
      if (found) return found;
    }
    return undefined;
  }

  /** What `scope` itself calls `name`. */
  member(scope: Scope, [first, ...rest]: readonly string[]): Declaration | undefined {
    if (first === undefined) return undefined;
    const own = rest.length === 0 ? scope.types.get(first) : undefined;
    if (own) return own;
    const namespace = scope.namespaces.get(first);
    const inside = namespace && this.member(namespace, rest);
    if (inside) return inside;
    const source = scope.borrowed.get(first);
    if (!source) return undefined;
    return this.member(this.file(source.file), [...source.name, ...rest]);
  }
}

/** `A.B.C` as its segments. */
export function segments(name: TSTypeName): string[] {
  if (name.type === 'Identifier') return [name.name];
  if (name.type === 'TSQualifiedName') return [...segments(name.left), name.right.name];
  throw new Error('A type named by "this" is not understood.');
}

function collect(scope: Scope, statements: readonly Statement[]): void {
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? [nameOf(specifier.imported)] : [];
        borrow(scope, specifier.local.name, statement.source.value, name);
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      collectExport(scope, statement);
    } else if (statement.type === 'TSImportEqualsDeclaration') {
      const { moduleReference } = statement;
      if (moduleReference.type === 'TSExternalModuleReference') continue;
      alias(scope, statement.id.name, segments(moduleReference));
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
    if (source) borrow(scope, nameOf(exported), source, [nameOf(local)]);
    else if (scope.parent) alias(scope, nameOf(exported), [nameOf(local)]);
  }
}

function borrow(scope: Scope, as: string, source: string, name: string[]): void {
  // Only the SDK's own files hold types that travel.
  if (!source.startsWith('.')) return;
  const file = join(dirname(scope.file), source.replace(/\.js$/, '.d.ts'));
  scope.borrowed.set(as, { file, name });
}

/** A namespace's name for something at the top of its own file. */
function alias(scope: Scope, as: string, name: string[]): void {
  scope.borrowed.set(as, { file: scope.file, name });
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
  return { file, path, types: new Map(), namespaces: new Map(), borrowed: new Map() };
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}
