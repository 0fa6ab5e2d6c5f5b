/**
 * Sends reads and writes to DynamoDB as one signed request, without the steps of the SDK that they do not need. The SDK's own parts
 * sign and send it. Whatever is answered with neither a result nor a refused condition is sent again by the SDK.
 *
 * Source: shared/decisions/032-performance.md
 */
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  type CancellationReason,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
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

/** A request as DynamoDB's API names and writes it. */
interface Call {
  operation:
    | 'GetItem'
    | 'Query'
    | 'BatchGetItem'
    | 'PutItem'
    | 'UpdateItem'
    | 'DeleteItem'
    | 'TransactWriteItems';
  input: object;
}

/** How the SDK is told to write values; a request that it repeats must be the same. */
export const MARSHALL_OPTIONS = { removeUndefinedValues: true };

/**
 * Lets a client send its reads and writes directly. Its first request goes through the SDK, which finds the endpoint.
 *
 * @param client whose documents are read and written
 * @param sdk the client below it
 */
export function withDirectRequests(
  client: DynamoDBDocumentClient,
  sdk: DynamoDBClient,
): DynamoDBDocumentClient {
  const sendDirectly = directSender(sdk);
  const send = async (command: Parameters<typeof client.send>[0]) =>
    (await sendDirectly(command)) ?? client.send(command);
  return Object.assign(Object.create(client) as typeof client, { send });
}

/**
 * Returns a function that sends a command; undefined for all that the SDK has to send, or has to send again.
 *
 * A write that the SDK repeats behaves as one that the SDK retries: a transaction keeps its token, a condition is checked again.
 */
function directSender({ config, middlewareStack }: DynamoDBClient) {
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
  const exchange = async (call: Call, to: Endpoint): Promise<Answer> => {
    const signingDate = new Date(Date.now() + config.systemClockOffset);
    const request = await signer.sign(requestOf(call, to), { signingDate });
    const { response } = await config.requestHandler.handle(request as HttpRequest);
    return {
      status: response.statusCode,
      requestId: response.headers['x-amzn-requestid'],
      text: await textOf(response.body as IncomingMessage),
    };
  };

  return async (command: object): Promise<object | undefined> => {
    if (!endpoint) return undefined;
    const read = readCall(command);
    const call = read ?? writeCall(command);
    if (!call) return undefined;
    const answer = await exchange(call, endpoint).catch(() => undefined);
    if (!answer) return undefined;
    return read ? readResult(answer) : writeResult(answer);
  };
}

function requestOf({ operation, input }: Call, { protocol, hostname, port, path }: Endpoint) {
  const body = JSON.stringify(input);
  const headers = {
    host: port === undefined ? hostname : `${hostname}:${port}`,
    'content-type': 'application/x-amz-json-1.0',
    'content-length': String(Buffer.byteLength(body)),
    'x-amz-target': `DynamoDB_20120810.${operation}`,
  };
  return new HttpRequest({ method: 'POST', protocol, hostname, port: port!, path, headers, body });
}

function readCall(command: object): Call | undefined {
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

/** A transaction without a token is left to the SDK, which gives it one. */
function writeCall(command: object): Call | undefined {
  if (command instanceof PutCommand) {
    return { operation: 'PutItem', input: written(command.input) };
  }
  if (command instanceof UpdateCommand) {
    return { operation: 'UpdateItem', input: written(command.input) };
  }
  if (command instanceof DeleteCommand) {
    return { operation: 'DeleteItem', input: written(command.input) };
  }
  if (command instanceof TransactWriteCommand && command.input.ClientRequestToken) {
    const { TransactItems = [], ...input } = command.input;
    return {
      operation: 'TransactWriteItems',
      input: {
        ...input,
        TransactItems: TransactItems.map((part) =>
          mapValues(part as Record<string, Change>, written),
        ),
      },
    };
  }
  return undefined;
}

interface Change {
  Key?: Item | undefined;
  Item?: Item | undefined;
  ExpressionAttributeValues?: Item | undefined;
}

/** Writes the values of a change as attributes. */
function written(change: Change): object {
  const { Key, Item, ExpressionAttributeValues: values } = change;
  return {
    ...change,
    ...(Key ? { Key: marshall(Key, MARSHALL_OPTIONS) } : {}),
    ...(Item ? { Item: marshall(Item, MARSHALL_OPTIONS) } : {}),
    ...(values ? { ExpressionAttributeValues: marshall(values, MARSHALL_OPTIONS) } : {}),
  };
}

interface Answer {
  status: number;
  requestId: string | undefined;
  text: string;
}

/** Undefined for an answer that is no result, or that cannot be read: a read may be repeated. */
function readResult({ status, text }: Answer): object | undefined {
  if (status !== 200) return undefined;
  try {
    return resultOf(JSON.parse(text) as Result);
  } catch {
    return undefined;
  }
}

/**
 * Undefined for an answer after which the SDK may send the write again. A write that was done is never sent again.
 *
 * @throws ConditionalCheckFailedException, TransactionCanceledException as the SDK does, which does not retry them.
 */
function writeResult(answer: Answer): object | undefined {
  if (answer.status === 200) return resultOf(JSON.parse(answer.text) as Result);
  const refusal = answer.status === 400 ? refusalOf(answer) : undefined;
  if (refusal) throw refusal;
  return undefined;
}

/** A refusal as DynamoDB writes it. */
interface Refusal {
  __type?: string;
  message?: string;
  Message?: string;
  CancellationReasons?: CancellationReason[];
}

function refusalOf({ status, requestId, text }: Answer): Error | undefined {
  let refusal: Refusal;
  try {
    refusal = JSON.parse(text) as Refusal;
  } catch {
    return undefined;
  }
  const message = refusal.message ?? refusal.Message ?? '';
  const $metadata = { httpStatusCode: status, ...(requestId ? { requestId } : {}) };
  const type = refusal.__type?.split('#').at(-1);
  if (type === 'ConditionalCheckFailedException') {
    return new ConditionalCheckFailedException({ message, $metadata });
  }
  if (type === 'TransactionCanceledException') {
    const { CancellationReasons } = refusal;
    return new TransactionCanceledException({ message, $metadata, CancellationReasons });
  }
  return undefined;
}

/** What the table reads of a result. */
interface Result {
  Item?: Attributes;
  Attributes?: Attributes;
  Items?: Attributes[];
  LastEvaluatedKey?: Attributes;
  Responses?: Record<string, Attributes[]>;
  UnprocessedKeys?: Record<string, { Keys: Attributes[] }>;
}

function resultOf({
  Item,
  Attributes,
  Items,
  LastEvaluatedKey,
  Responses,
  UnprocessedKeys,
}: Result): object {
  const result: Item = {};
  if (Item) result['Item'] = fromAttributes(Item);
  if (Attributes) result['Attributes'] = fromAttributes(Attributes);
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
