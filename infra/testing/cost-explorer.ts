import { CostExplorerClient } from '@aws-sdk/client-cost-explorer';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response as AWS sends it. */
type Responses = Record<string, object[]>;

/** Cost Explorer behind a server that speaks its protocol and gives recorded responses, each once. */
export interface CostExplorer {
  client: CostExplorerClient;
  /** The operations that were asked for, with what was sent. */
  requests: { operation: string; input: Record<string, unknown> }[];
  close(): Promise<void>;
}

export async function openCostExplorer(responses: Responses): Promise<CostExplorer> {
  const requests: CostExplorer['requests'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const operation = String(request.headers['x-amz-target']).split('.')[1]!;
      requests.push({ operation, input: JSON.parse(text) as Record<string, unknown> });
      const recorded = responses[operation]?.shift();
      response.writeHead(recorded ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(recorded ?? { __type: 'NoRecordedResponse' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new CostExplorerClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return {
    client,
    requests,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
