import type {
  TSInterfaceDeclaration,
  TSSignature,
  TSType,
  TSTypeAliasDeclaration,
  TSTypeReference,
} from 'oxc-parser';
import { dirname } from 'node:path';
import { type Declaration, type Declarations, type Scope, segments } from './declarations.ts';
import { eventSchema } from './event-schema.ts';
import type { Schema } from './json-schema.ts';
import { unionOf } from './union-schema.ts';

/** Type parameters of the current declaration, with their arguments. */
type Bindings = Map<string, { type: TSType; scope: Scope; bindings: Bindings }>;

/** Builds schemas of the SDK's types. Interfaces become named schemas; aliases and lists are inlined. */
export class TypeSchemas {
  readonly schemas: Record<string, Schema> = {};
  readonly declarations: Declarations;
  readonly #resources: string;
  readonly #offered: ReadonlySet<string>;

  /**
   * @param resources folder of the SDK's resource declarations
   * @param offered names of the objects that the contract contains; references to any other object stay ids
   */
  constructor(declarations: Declarations, resources: string, offered: ReadonlySet<string>) {
    this.declarations = declarations;
    this.#resources = resources;
    this.#offered = offered;
  }

  /** Returns Stripe's name, such as `Charge.Outcome`, or `BillingPortal.Session` in a folder. */
  nameOf({ scope, name }: Declaration): string {
    const own = [...scope.path, name].join('.');
    const folder = scope.file.startsWith(this.#resources)
      ? dirname(scope.file.slice(this.#resources.length + 1))
          .replace(/^\.$/, '')
          .replaceAll('/', '.')
      : '';
    return folder === '' || own.startsWith(`${folder}.`) ? own : `${folder}.${own}`;
  }

  /** Returns a reference to an interface's schema, or an alias's schema inlined. */
  schemaOfDeclaration(declaration: Declaration): Schema {
    const { node, scope } = declaration;
    const name = this.nameOf(declaration);
    if (declaration.name === 'Event' && scope.types.has('EventBase')) {
      this.schemas[name] ??= eventSchema(this, declaration);
      return { named: name };
    }
    if (node.type === 'TSTypeAliasDeclaration') return this.schemaOf(node.typeAnnotation, scope);
    if (node.type !== 'TSInterfaceDeclaration') throw unknown(node, scope);
    if (!this.schemas[name]) {
      this.schemas[name] = {};
      this.schemas[name] = this.objectSchema(node, scope);
    }
    return { named: name };
  }

  objectSchema(node: TSInterfaceDeclaration, scope: Scope, bindings: Bindings = new Map()): Schema {
    const base = node.extends.map(({ expression }) => {
      const parent = this.declarations.find(scope, [(expression as { name: string }).name]);
      return parent ?? this.declarations.find(scope, memberSegments(expression));
    });
    const schema: Schema = { type: 'object', properties: {}, required: [] };
    for (const parent of base) {
      if (parent?.node.type !== 'TSInterfaceDeclaration') throw unknown(node, scope);
      const inherited = this.objectSchema(parent.node, parent.scope);
      schema.properties = { ...schema.properties, ...inherited.properties };
      schema.required!.push(...(inherited.required ?? []));
    }
    return this.#withMembers(schema, node.body.body, scope, bindings);
  }

  schemaOf(type: TSType, scope: Scope, bindings: Bindings = new Map()): Schema {
    const keyword = keywords[type.type];
    if (keyword) return { ...keyword };
    if (type.type === 'TSLiteralType') {
      const { value } = type.literal as { value: string | number | boolean };
      return { type: typeof value as 'string' | 'number' | 'boolean', enum: [value] };
    }
    if (type.type === 'TSParenthesizedType') {
      return this.schemaOf(type.typeAnnotation, scope, bindings);
    }
    if (type.type === 'TSArrayType') {
      return { type: 'array', items: this.schemaOf(type.elementType, scope, bindings) };
    }
    if (type.type === 'TSTypeLiteral') {
      return this.#withMembers({ type: 'object' }, type.members, scope, bindings);
    }
    if (type.type === 'TSUnionType') return this.#union(type.types, scope, bindings);
    if (type.type === 'TSTypeReference') return this.#reference(type, scope, bindings);
    throw unknown(type, scope);
  }

  /** Resolves the declaration that a type names, also inside `Promise` and other wrappers. */
  target(type: TSType | undefined, scope: Scope): Declaration | undefined {
    if (type?.type !== 'TSTypeReference') return undefined;
    const name = segments(type.typeName);
    if (wrappers.has(name[0]!)) return this.target(type.typeArguments?.params[0], scope);
    return this.declarations.find(scope, name);
  }

  /** Returns whether the contract contains this object, existing or deleted. */
  isOffered(declaration: Declaration): boolean {
    return this.#offered.has(this.nameOf(declaration).replace(/(^|\.)Deleted(?=\w+$)/, '$1'));
  }

  #withMembers(schema: Schema, members: TSSignature[], scope: Scope, bindings: Bindings): Schema {
    const properties = { ...schema.properties };
    const required = new Set(schema.required);
    let additionalProperties: Schema['additionalProperties'] = false;
    for (const member of members) {
      if (member.type === 'TSIndexSignature') {
        additionalProperties = this.schemaOf(member.typeAnnotation.typeAnnotation, scope, bindings);
      } else if (member.type === 'TSPropertySignature') {
        const key = member.key as { name?: string; value?: unknown };
        const name = key.name ?? String(key.value);
        // `deleted?: void` is never sent.
        if (member.typeAnnotation!.typeAnnotation.type === 'TSVoidKeyword') continue;
        properties[name] = this.schemaOf(member.typeAnnotation!.typeAnnotation, scope, bindings);
        if (member.optional) required.delete(name);
        else required.add(name);
      }
      // Methods belong to the SDK and are never sent.
    }
    return { type: 'object', properties, required: [...required], additionalProperties };
  }

  #reference(type: TSTypeReference, scope: Scope, bindings: Bindings): Schema {
    const name = segments(type.typeName);
    const [first] = type.typeArguments?.params ?? [];
    const bound = name.length === 1 ? bindings.get(name[0]!) : undefined;
    if (bound) return this.schemaOf(bound.type, bound.scope, bound.bindings);
    switch (name.join('.')) {
      case 'Array':
        return { type: 'array', items: this.schemaOf(first!, scope, bindings) };
      case 'Record':
        return {
          type: 'object',
          additionalProperties: this.schemaOf(type.typeArguments!.params[1]!, scope, bindings),
        };
      case 'Promise':
      case 'Response':
        return this.schemaOf(first!, scope, bindings);
      case 'ApiListPromise':
      case 'V2ListPromise':
        return this.#generic(name[0]!.slice(0, -'Promise'.length), type, scope, bindings);
      case 'Uint8Array':
        // A file, which the emulator reads as text in base64.
        return { type: 'string' };
      case 'Decimal':
        return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
      default:
    }
    if (first) return this.#generic(name[0]!, type, scope, bindings);
    const declaration = this.declarations.find(scope, name);
    if (!declaration) throw new Error(`${scope.file}: ${name.join('.')} is not declared.`);
    return this.schemaOfDeclaration(declaration);
  }

  /** Inlines a generic such as `ApiList<T>` with its type argument. */
  #generic(name: string, type: TSTypeReference, scope: Scope, bindings: Bindings): Schema {
    // A list's promise is imported without the list; both are declared in the same file.
    const declaration =
      this.declarations.find(scope, [name]) ??
      this.declarations.find(
        this.declarations.find(scope, segments(type.typeName))?.scope ?? scope,
        [name],
      );
    const node = declaration?.node;
    const parameter = (node as TSInterfaceDeclaration | undefined)?.typeParameters?.params[0];
    if (!declaration || !node || !parameter) throw unknown(type, scope);
    const inner: Bindings = new Map([
      [parameter.name.name, { type: type.typeArguments!.params[0]!, scope, bindings }],
    ]);
    return node.type === 'TSInterfaceDeclaration'
      ? this.objectSchema(node, declaration.scope, inner)
      : this.schemaOf(
          (node as { typeAnnotation: TSType }).typeAnnotation,
          declaration.scope,
          inner,
        );
  }

  #union(types: TSType[], scope: Scope, bindings: Bindings): Schema {
    const members = types.flatMap((type) => this.#kinds(type, scope));
    const foreign = members.filter((member) => this.#isForeign(member));
    const hasId = types.some((type) => type.type === 'TSStringKeyword');
    // A foreign object is never sent where an id can replace it or where it is one of many kinds (`CustomerSource`).
    const never = hasId || foreign.length > 1 ? foreign : [];
    return unionOf(
      members
        .filter((member) => !never.includes(member) && !isOpenEnumMark(member.type))
        .map((member) => this.schemaOf(member.type, member.scope, bindings)),
    );
  }

  /** Returns the members of an alias such as `CustomerSource = Account | BankAccount | …`, else the type itself. */
  #kinds(type: TSType, scope: Scope): { type: TSType; scope: Scope }[] {
    const target = this.target(type, scope);
    const isAlias =
      target?.scope.path.length === 0 && target.node.type === 'TSTypeAliasDeclaration';
    const { typeAnnotation } = isAlias ? (target.node as TSTypeAliasDeclaration) : {};
    if (typeAnnotation?.type !== 'TSUnionType') return [{ type, scope }];
    return typeAnnotation.types.map((member) => ({ type: member, scope: target!.scope }));
  }

  /** Returns whether a type is an object of Stripe's that the contract does not contain. */
  #isForeign({ type, scope }: { type: TSType; scope: Scope }): boolean {
    const target = this.target(type, scope);
    if (!target || target.scope.path.length > 0) return false;
    return target.scope.file.startsWith(this.#resources) && !this.isOffered(target);
  }
}

const keywords: Partial<Record<TSType['type'], Schema>> = {
  TSStringKeyword: { type: 'string' },
  TSNumberKeyword: { type: 'number' },
  TSBooleanKeyword: { type: 'boolean' },
  TSNullKeyword: { type: 'null' },
  TSAnyKeyword: {},
  TSUnknownKeyword: {},
};

const wrappers = new Set(['Promise', 'Response', 'ApiListPromise', 'V2ListPromise']);

/** Recognizes `| OtherString`, which marks open enums. Here enums are closed, so that the emulator invents no value. */
function isOpenEnumMark(type: TSType): boolean {
  return type.type === 'TSTypeReference' && segments(type.typeName).join('.') === 'OtherString';
}

function memberSegments(expression: unknown): string[] {
  const node = expression as { name?: string; object?: unknown; property?: { name: string } };
  return node.name === undefined
    ? [...memberSegments(node.object), node.property!.name]
    : [node.name];
}

function unknown(node: { type: string }, scope: Scope): Error {
  return new Error(`${scope.file}: a ${node.type} is not supported.`);
}
