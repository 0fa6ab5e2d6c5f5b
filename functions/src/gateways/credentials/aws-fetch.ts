import { AwsClient } from 'aws4fetch';

const TIMEOUT_MS = 5_000;
const RETRIES = 3;

interface Call {
  method: 'POST' | 'PUT';
  headers: object;
  body: string | Uint8Array<ArrayBuffer>;
}

/**
 * Returns a fetch that signs calls of an AWS service with the credentials that Lambda gives. Two calls do not justify the SDK's clients of
 * KMS and S3, which are larger than all other code of the function.
 */
export function awsFetch(service: 'kms' | 's3', environment: NodeJS.ProcessEnv = process.env) {
  const client = new AwsClient({ ...awsCredentials(environment), service, retries: RETRIES });
  return async (url: string, init: Call) => {
    const response = await client.fetch(url, {
      method: init.method,
      headers: { ...init.headers },
      body: init.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) {
      const type = /"__type":\s*"([\w.#]+)"|<Code>(\w+)<\/Code>/.exec(text);
      throw new Error(`${service} responded ${response.status} ${type?.[1] ?? type?.[2] ?? ''}`);
    }
    return text;
  };
}

/** Returns the credentials and the region that Lambda gives a function. */
export function awsCredentials(environment: NodeJS.ProcessEnv) {
  return {
    accessKeyId: environment['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: environment['AWS_SECRET_ACCESS_KEY'] ?? '',
    ...(environment['AWS_SESSION_TOKEN'] ? { sessionToken: environment['AWS_SESSION_TOKEN'] } : {}),
    region: environment['AWS_REGION'] ?? 'us-east-1',
  };
}

/** Returns a stand-in's address, as the SDK reads it. */
export function endpointOf(
  service: 'KMS' | 'S3' | 'LAMBDA' | 'SESV2',
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return environment[`AWS_ENDPOINT_URL_${service}`] ?? environment['AWS_ENDPOINT_URL'];
}

/** Returns the address below which a bucket has its objects. */
export function bucketOrigin(bucket: string, environment: NodeJS.ProcessEnv): string {
  const endpoint = endpointOf('S3', environment);
  return endpoint === undefined
    ? `https://${bucket}.s3.${environment['AWS_REGION']}.amazonaws.com`
    : `${endpoint}/${bucket}`;
}
