import type { TSType } from 'oxc-parser';
import { join } from 'node:path';
import { type Declaration, Declarations, type Scope } from './declarations.ts';
import type { ContractDocument, OperationSchemas, Schema } from './json-schema.ts';
import { furtherObjects, type Operation, operations } from './operations.ts';
import { TypeSchemas } from './type-schemas.ts';

/**
 * Derives the contract from the SDK's own declarations, which Stripe generates from its API specification.
 *
 * @param sdk folder of the installed `stripe` package
 */
export function generateContract(sdk: string): ContractDocument {
  const declarations = new Declarations();
  const resources = join(sdk, 'esm/resources');
  const calls = operations.map((operation) => findCall(declarations, resources, operation));
  const naming = new TypeSchemas(declarations, resources, new Set());
  const further = furtherObjects.map((name) => {
    const path = name.split('.');
    const file = join(resources, `${path.slice(0, -1).join('/')}.d.ts`);
    return declarations.member(declarations.file(file), path.slice(-1))!;
  });
  const offered = [...calls.flatMap(({ responses }) => responses), ...further];
  const types = new TypeSchemas(
    declarations,
    resources,
    new Set(offered.map((declaration) => naming.nameOf(declaration))),
  );
  const document: ContractDocument = {
    operations: Object.fromEntries(calls.map((call) => [call.key, schemasOf(types, call)])),
    schemas: types.schemas,
    objects: {},
  };
  for (const declaration of offered) types.schemaOfDeclaration(declaration);
  types.schemas['Error'] = errorSchema(types, declarations.file(join(sdk, 'esm/Types.d.ts')));
  for (const [name, schema] of Object.entries(types.schemas)) {
    const literal = schema.properties?.['object']?.enum?.[0];
    if (typeof literal === 'string') (document.objects[literal] ??= []).push(name);
  }
  return document;
}

interface Call {
  key: string;
  operationId: string;
  scope: Scope;
  params: TSType | undefined;
  returns: TSType;
  responses: Declaration[];
}

function findCall(
  declarations: Declarations,
  resources: string,
  [method, path, operationId]: Operation,
): Call {
  const names = operationId.split('.');
  const methodName = names.pop()!;
  const scope = declarations.file(join(resources, `${names.join('/')}.d.ts`));
  for (const { node } of scope.types.values()) {
    if (node.type !== 'ClassDeclaration') continue;
    for (const member of node.body.body) {
      if (member.type !== 'MethodDefinition') continue;
      if ((member.key as { name?: string }).name !== methodName) continue;
      const returns = member.value.returnType?.typeAnnotation;
      if (!returns) continue;
      const params = member.value.params.find(
        (param) => param.type === 'Identifier' && param.name === 'params',
      ) as { typeAnnotation?: { typeAnnotation: TSType } } | undefined;
      return {
        key: `${method} ${path}`,
        operationId,
        scope,
        params: params?.typeAnnotation?.typeAnnotation,
        returns,
        responses: responsesOf(declarations, returns, scope),
      };
    }
  }
  throw new Error(`The SDK declares no ${operationId}.`);
}

/** Returns the objects that a method's promise can resolve to. */
function responsesOf(declarations: Declarations, type: TSType, scope: Scope): Declaration[] {
  if (type.type === 'TSUnionType') {
    return type.types.flatMap((member) => responsesOf(declarations, member, scope));
  }
  if (type.type !== 'TSTypeReference') return [];
  const [inner] = type.typeArguments?.params ?? [];
  if (inner) return responsesOf(declarations, inner, scope);
  const found = declarations.find(scope, [(type.typeName as { name: string }).name]);
  return found ? [found] : [];
}

function schemasOf(types: TypeSchemas, call: Call): OperationSchemas {
  const none: Schema = { type: 'object', properties: {}, additionalProperties: false };
  const declared = call.params ? types.schemaOf(call.params, call.scope) : none;
  const response = types.schemaOf(call.returns, call.scope);
  const request = response.properties?.['next_page_url'] ? paged(types, declared) : declared;
  return { operationId: call.operationId, request, response };
}

/** Adds the cursor `page`, which `next_page_url` carries and no declaration has. */
function paged(types: TypeSchemas, { named }: Schema): Schema {
  const declared = types.schemas[named!]!;
  return { ...declared, properties: { ...declared.properties, page: { type: 'string' } } };
}

/** Fields that the SDK adds to a received error. */
const addedByTheSdk = ['headers', 'statusCode', 'requestId', 'detail', 'exception'];

/** Builds the schema for the body of every response that is not 2xx. */
function errorSchema(types: TypeSchemas, scope: Scope): Schema {
  const raw = scope.types.get('StripeRawError')!.node;
  if (raw.type !== 'TSTypeAliasDeclaration' || raw.typeAnnotation.type !== 'TSTypeLiteral') {
    throw new Error('StripeRawError is no longer an object type.');
  }
  const members = raw.typeAnnotation.members.filter(
    (member) =>
      member.type === 'TSPropertySignature' &&
      !addedByTheSdk.includes((member.key as { name: string }).name),
  );
  const error = types.schemaOf({ ...raw.typeAnnotation, members }, scope);
  return {
    type: 'object',
    properties: { error: { ...error, required: ['type', 'message'] } },
    required: ['error'],
    additionalProperties: false,
  };
}
