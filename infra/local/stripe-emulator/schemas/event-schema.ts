import type { TSInterfaceDeclaration, TSSignature, TSType } from 'oxc-parser';
import type { Declaration, Scope } from './declarations.ts';
import type { Schema } from './json-schema.ts';

/** The part of `TypeSchemas` that events need. */
interface ObjectSchemas {
  objectSchema(node: TSInterfaceDeclaration, scope: Scope): Schema;
  schemaOfDeclaration(declaration: Declaration): Schema;
  target(type: TSType | undefined, scope: Scope): Declaration | undefined;
  isOffered(declaration: Declaration): boolean;
}

/**
 * Builds one schema for all event types. The SDK declares an interface per type, but these differ only in the type and the
 * object it is about; a snapshot event holds the object, a thin event its URL.
 */
export function eventSchema(types: ObjectSchemas, { node, scope }: Declaration): Schema {
  const base = scope.types.get('EventBase')!.node as TSInterfaceDeclaration;
  const schema = types.objectSchema(base, scope);
  const eventObjects: Record<string, string> = {};
  let isThin = false;
  for (const member of membersOfUnion(node)) {
    const event = types.target(member, scope)!;
    const signatures = (event.node as TSInterfaceDeclaration).body.body;
    const object =
      types.target(returnType(signatures, 'fetchRelatedObject'), event.scope) ??
      objectInData(types, signatures, event);
    isThin ||= propertyType(signatures, 'related_object') !== undefined;
    if (!object || !types.isOffered(object)) continue;
    const { literal } = propertyType(signatures, 'type') as { literal: { value: string } };
    eventObjects[literal.value] = types.schemaOfDeclaration(object).named!;
  }
  const reference: Schema = {
    type: 'object',
    properties: { id: { type: 'string' }, type: { type: 'string' }, url: { type: 'string' } },
    required: ['id', 'type', 'url'],
    additionalProperties: false,
  };
  const data: Schema = {
    type: 'object',
    properties: { object: { type: 'object' }, previous_attributes: { type: 'object' } },
    required: ['object'],
    additionalProperties: false,
  };
  return {
    ...schema,
    properties: {
      ...schema.properties,
      type: { type: 'string', enum: Object.keys(eventObjects) },
      ...(isThin ? { related_object: reference } : { data }),
    },
    required: [...schema.required!, ...(isThin ? ['related_object'] : [])],
    eventObjects,
  };
}

function membersOfUnion(node: Declaration['node']): TSType[] {
  if (node.type !== 'TSTypeAliasDeclaration' || node.typeAnnotation.type !== 'TSUnionType') {
    throw new Error('Event is no longer a union of event types.');
  }
  return node.typeAnnotation.types;
}

function objectInData(
  types: ObjectSchemas,
  signatures: TSSignature[],
  event: Declaration,
): Declaration | undefined {
  const data = types.target(propertyType(signatures, 'data'), event.scope);
  if (data?.node.type !== 'TSInterfaceDeclaration') return undefined;
  return types.target(propertyType(data.node.body.body, 'object'), data.scope);
}

function propertyType(signatures: TSSignature[], name: string): TSType | undefined {
  for (const signature of signatures) {
    if (signature.type === 'TSPropertySignature' && isNamed(signature.key, name)) {
      return signature.typeAnnotation?.typeAnnotation;
    }
  }
  return undefined;
}

function returnType(signatures: TSSignature[], name: string): TSType | undefined {
  for (const signature of signatures) {
    if (signature.type === 'TSMethodSignature' && isNamed(signature.key, name)) {
      return signature.returnType?.typeAnnotation;
    }
  }
  return undefined;
}

function isNamed(key: object, name: string): boolean {
  return (key as { name?: string }).name === name;
}
