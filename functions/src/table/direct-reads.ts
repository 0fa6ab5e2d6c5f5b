/**
 * Sends reads to DynamoDB as one signed request, without the steps of the SDK that they do not need. The SDK's own parts sign and
 * send it, and whatever is not answered with a result is sent again by the SDK, with its retries and errors.
 *
 * Source: shared/decisions/070-reads-go-directly.md
 */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { fromAttributes, type Attributes } from './attributes.ts';

type Item = Record<string, unknown>;
type Endpoint = Pick<HttpRequest, 'protocol' | 'hostname' | 'port' | 'path'>;

/** A read as DynamoDB's API names and writes it. */
interface ReadCall {
  operation: 'GetItem' | 'Query' | 'BatchGetItem';
  input: object;
}

/**
 * Lets a client send its reads directly. Its first request goes through the SDK, which finds the endpoint.
 *
 * @param client whose documents are read
 * @param sdk the client below it
 */
export function withDirectReads(
  client: DynamoDBDocumentClient,
  sdk: DynamoDBClient,
): DynamoDBDocumentClient {
  const read = directReader(sdk);
  const send = async (command: Parameters<typeof client.send>[0]) =>
    (await read(command)) ?? client.send(command);
  return Object.assign(Object.create(client) as typeof client, { send });
}

/** Returns a function that reads what a command asks for; undefined for all that the SDK has to send. */
function directReader({ config, middlewareStack }: DynamoDBClient) {
  let endpoint: Endpoint | undefined;
  middlewareStack.add(
    (next) => (args) => {
      endpoint ??= args.request as Endpoint;
      return next(args);
    },
    { step: 'finalizeRequest' },
  );
  const signer = new SignatureV4({
    service: 'dynamodb',
    region: config.region,
    credentials: config.credentials,
    sha256: config.sha256,
  });

  return async (command: object) => {
    const call = readCall(command);
    if (!call || !endpoint) return undefined;
    try {
      const signingDate = new Date(Date.now() + config.systemClockOffset);
      const request = await signer.sign(requestOf(call, endpoint), { signingDate });
      const { response } = await config.requestHandler.handle(request as HttpRequest);
      const text = await textOf(response.body as IncomingMessage);
      return response.statusCode === 200 ? resultOf(JSON.parse(text) as Answer) : undefined;
    } catch {
      // The SDK sends it again, and reports what is wrong.
      return undefined;
    }
  };
}

function requestOf({ operation, input }: ReadCall, { protocol, hostname, port, path }: Endpoint) {
  const body = JSON.stringify(input);
  const headers = {
    host: port === undefined ? hostname : `${hostname}:${port}`,
    'content-type': 'application/x-amz-json-1.0',
    'content-length': String(Buffer.byteLength(body)),
    'x-amz-target': `DynamoDB_20120810.${operation}`,
  };
  return new HttpRequest({ method: 'POST', protocol, hostname, port: port!, path, headers, body });
}

function readCall(command: object): ReadCall | undefined {
  if (command instanceof QueryCommand) {
    const { ExpressionAttributeValues: values, ExclusiveStartKey: start, ...input } = command.input;
    return {
      operation: 'Query',
      input: {
        ...input,
        ...(values ? { ExpressionAttributeValues: marshall(values) } : {}),
        ...(start ? { ExclusiveStartKey: marshall(start) } : {}),
      },
    };
  }
  if (command instanceof GetCommand) {
    return {
      operation: 'GetItem',
      input: { ...command.input, Key: marshall(command.input.Key ?? {}) },
    };
  }
  if (command instanceof BatchGetCommand) {
    const requests = Object.entries(command.input.RequestItems ?? {}).map(
      ([table, { Keys = [], ...request }]) =>
        [table, { ...request, Keys: Keys.map((key) => marshall(key)) }] as const,
    );
    return {
      operation: 'BatchGetItem',
      input: { ...command.input, RequestItems: Object.fromEntries(requests) },
    };
  }
  return undefined;
}

/** What the table reads of an answer. */
interface Answer {
  Item?: Attributes;
  Items?: Attributes[];
  LastEvaluatedKey?: Attributes;
  Responses?: Record<string, Attributes[]>;
  UnprocessedKeys?: Record<string, { Keys: Attributes[] }>;
}

function resultOf({ Item, Items, LastEvaluatedKey, Responses, UnprocessedKeys }: Answer): object {
  const result: Item = {};
  if (Item) result['Item'] = fromAttributes(Item);
  if (Items) result['Items'] = Items.map(fromAttributes);
  if (LastEvaluatedKey) result['LastEvaluatedKey'] = fromAttributes(LastEvaluatedKey);
  if (Responses) result['Responses'] = mapValues(Responses, (items) => items.map(fromAttributes));
  if (UnprocessedKeys) {
    result['UnprocessedKeys'] = mapValues(UnprocessedKeys, ({ Keys, ...request }) => ({
      ...request,
      Keys: Keys.map(fromAttributes),
    }));
  }
  return result;
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function textOf(body: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    body.on('data', (chunk: Buffer) => chunks.push(chunk));
    body.once('error', reject);
    // A connection that breaks off ends with an incomplete message.
    body.once('close', () => reject(new Error('The answer is incomplete.')));
    body.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}
