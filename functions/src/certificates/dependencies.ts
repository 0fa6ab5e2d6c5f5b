import { purchaseWindows } from '@learning/content/site/purchase-windows';
import {
  purchaseWindowsOf,
  type PurchaseWindows,
} from '@learning/shared/domain/money/purchase-windows';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { purchaseReader, type PurchaseReader } from '#billing/purchases/purchase-reader.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { teamRepository, type TeamRepository } from '#teams/team-repository.ts';
import { certificateRepository, type CertificateRepository } from './certificate-repository.ts';
import type { CredentialSigner, DocumentStore, ProofSigner } from './credential-provider.ts';
import { issuerRepository, type IssuerRepository } from './issuing/issuer-repository.ts';
import type { IssuerSettings } from './env.ts';
import {
  statusListRepository,
  type StatusListRepository,
} from './issuing/status-list-repository.ts';

/** Services outside the table. */
export interface IssuingGateways {
  signer: CredentialSigner;
  proofSigner: ProofSigner;
  documents: DocumentStore;
  issuer: IssuerSettings;
  /** Returns the site's origin, the first part of all addresses in credentials. */
  siteOrigin: () => Promise<string>;
}

/** What issuing and publishing need. */
export interface IssuingDependencies extends IssuingGateways {
  certificates: CertificateRepository;
  issuers: IssuerRepository;
  statusLists: StatusListRepository;
  random: Random;
}

/** The dependencies of the certificate use cases. */
export interface CertificateDependencies extends IssuingDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  purchases: PurchaseReader;
  teams: Pick<TeamRepository, 'read'>;
  limits: LimitRepository;
  windows: PurchaseWindows;
  /** Returns a learner's e-mail address; null without one. */
  emailOf: (userId: string) => Promise<string | null>;
}

/** Unpredictable values. */
export interface Random {
  /** 26 characters of base 32. Source: rules/certificates.md K3 */
  certificateId: () => string;
  uuid: () => string;
  /** A whole number from 0 and less than `end`. */
  below: (end: number) => number;
}

const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 26;

export const cryptoRandom: Random = {
  certificateId: () => [...randomBytes(ID_LENGTH)].map((byte) => BASE_32[byte % 32]).join(''),
  uuid: randomUUID,
  below: (end) => randomInt(end),
};

export function createIssuingDependencies(
  table: Table,
  gateways: IssuingGateways,
): IssuingDependencies {
  return {
    ...gateways,
    certificates: certificateRepository(table),
    issuers: issuerRepository(table),
    statusLists: statusListRepository(table),
    random: cryptoRandom,
  };
}

export function createCertificateDependencies(
  table: Table,
  gateways: IssuingGateways,
  emailOf: CertificateDependencies['emailOf'],
): CertificateDependencies {
  return {
    emailOf,
    ...createIssuingDependencies(table, gateways),
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    purchases: purchaseReader(table),
    teams: teamRepository(table),
    limits: limitRepository(table),
    windows: purchaseWindowsOf(purchaseWindows),
  };
}
