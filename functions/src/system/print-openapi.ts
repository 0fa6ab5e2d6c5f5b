/** Command: `npm run openapi` prints the contract as OpenAPI 3.1. */
import { contract } from '@learning/shared/contract/contract';
import { openApiDocument } from '@learning/shared/contract/openapi';

console.log(JSON.stringify(openApiDocument(contract), null, 2));
