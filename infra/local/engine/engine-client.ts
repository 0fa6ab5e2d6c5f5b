/**
 * A client of DynamoDB's protocol for the few calls that set up and inspect the local table. Loading the SDK would take a tenth of a
 * second, and the local engines check no signature.
 */

/** An error the engine responded with, e.g. `ResourceNotFoundException`. */
export class EngineError extends Error {
  override readonly name: string;
  constructor(type: string, message: string) {
    super(message);
    this.name = type.replace(/^.*#/, '');
  }
}

export type EngineClient = (operation: string, input: object) => Promise<Record<string, unknown>>;

/** @param endpoint e.g. `http://127.0.0.1:8000` */
export function connectEngine(endpoint: string): EngineClient {
  return async (operation, input) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
        'x-amz-date': '20260101T000000Z',
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(input),
    });
    const body = (await response.json()) as Record<string, unknown>;
    if (response.ok) return body;
    const message = body['message'] ?? body['Message'];
    throw new EngineError(String(body['__type']), String(message));
  };
}
