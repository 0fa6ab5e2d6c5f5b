import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { viewerAddress } from './caller-address.ts';

/** What a call tells of the device it comes from. */
export interface CallingDevice {
  ipAddress: string;
  /** Name of the server as the device addressed it. */
  host: string;
  path: string;
  headers: Record<string, string>;
}

/** Headers that tell devices apart; all others may hold secrets. */
const DEVICE_HEADERS = ['user-agent', 'accept', 'accept-language', 'accept-encoding'];

export function callingDevice(event: APIGatewayProxyEventV2): CallingDevice {
  const { headers, rawPath, requestContext } = event;
  return {
    ipAddress: viewerAddress(event),
    host: requestContext.domainName ?? '',
    path: rawPath ?? '',
    headers: Object.fromEntries(
      DEVICE_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
    ),
  };
}
