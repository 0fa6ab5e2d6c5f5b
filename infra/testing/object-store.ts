import { S3Client } from '@aws-sdk/client-s3';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  bytes: Buffer;
  modifiedAt: Date;
}

/** S3's objects in memory, behind a server that lists, reads, writes and deletes them. */
export interface ObjectStore {
  client: S3Client;
  /** By bucket and key: `bucket/key`. */
  stored: Map<string, StoredObject>;
  close(): Promise<void>;
}

export async function openObjectStore(): Promise<ObjectStore> {
  const stored = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const place = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const xml = (status: number, body: string) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
      if (request.method === 'PUT') {
        stored.set(place, { bytes: Buffer.concat(chunks), modifiedAt: new Date() });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        stored.delete(place);
        response.writeHead(204).end();
      } else if (searchParams.has('list-type')) {
        const prefix = `${place}/${searchParams.get('prefix') ?? ''}`;
        const contents = [...stored].flatMap(([name, { modifiedAt }]) =>
          name.startsWith(prefix)
            ? `<Contents><Key>${name.slice(place.length + 1)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`
            : [],
        );
        xml(200, `<ListBucketResult>${contents.join('')}</ListBucketResult>`);
      } else {
        const found = stored.get(place);
        if (found) response.writeHead(200).end(found.bytes);
        else xml(404, '<Error><Code>NoSuchKey</Code></Error>');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    client,
    stored,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
