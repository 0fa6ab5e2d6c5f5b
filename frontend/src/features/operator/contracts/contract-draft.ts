import type { OperatorContract } from '@learning/shared/contract/operators/contracts';
import type { BodyOf } from '@learning/shared/contract/route';
import type { operatorContractRoutes } from '@learning/shared/contract/operators/contracts';

type NewContract = BodyOf<(typeof operatorContractRoutes)['createContract']>;
type ChangedContract = BodyOf<(typeof operatorContractRoutes)['changeContract']>;

/** What the form of a contract holds while it is typed. */
export interface ContractDraft {
  companyName: string;
  billingName: string;
  billingEmail: string;
  purchaseOrderNumber: string;
  taxType: string;
  taxValue: string;
  line1: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  ownerEmail: string;
  seats: string;
  price: string;
  termMonths: string;
  netDays: string;
  graceDays: string;
  startsOn: string;
  payment: OperatorContract['payment'];
  renewal: OperatorContract['renewal'];
  /** null for every course. */
  courseIds: number[] | null;
}

/** Returns the draft of a new contract: a year, 30 days net, two weeks of grace, renewed. */
export function newDraft(today: string): ContractDraft {
  return {
    companyName: '',
    billingName: '',
    billingEmail: '',
    purchaseOrderNumber: '',
    taxType: '',
    taxValue: '',
    line1: '',
    city: '',
    state: '',
    postalCode: '',
    country: 'US',
    ownerEmail: '',
    seats: '50',
    price: '',
    termMonths: '12',
    netDays: '30',
    graceDays: '14',
    startsOn: today,
    payment: 'invoice',
    renewal: 'renews',
    courseIds: null,
  };
}

export function draftOf(contract: OperatorContract): ContractDraft {
  const { address, taxId, billingContact } = contract;
  return {
    companyName: contract.companyName,
    billingName: billingContact.name,
    billingEmail: billingContact.email,
    purchaseOrderNumber: contract.purchaseOrderNumber ?? '',
    taxType: taxId?.type ?? '',
    taxValue: taxId?.value ?? '',
    line1: address?.line1 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? 'US',
    ownerEmail: contract.ownerEmail,
    seats: String(contract.seats),
    price: String(contract.price),
    termMonths: String(contract.termMonths),
    netDays: String(contract.netDays),
    graceDays: String(contract.graceDays),
    startsOn: contract.startsOn,
    payment: contract.payment,
    renewal: contract.renewal,
    courseIds: contract.courseIds,
  };
}

const textOrNull = (text: string) => text.trim() || null;

/** Returns what can change while a contract runs. */
export function termsOf(draft: ContractDraft): Omit<ChangedContract, 'version' | 'reason'> {
  const { line1, city, state, postalCode, country, taxType, taxValue } = draft;
  return {
    seats: Number(draft.seats),
    courseIds: draft.courseIds,
    price: Number(draft.price),
    graceDays: Number(draft.graceDays),
    renewal: draft.renewal,
    billingContact: { name: draft.billingName.trim(), email: draft.billingEmail.trim() },
    address:
      line1.trim() === ''
        ? null
        : {
            line1: line1.trim(),
            line2: null,
            city: city.trim(),
            state: textOrNull(state),
            postalCode: textOrNull(postalCode),
            country: country.trim().toUpperCase(),
          },
    taxId:
      taxType === '' || taxValue.trim() === ''
        ? null
        : ({ type: taxType, value: taxValue.trim() } as ChangedContract['taxId']),
    purchaseOrderNumber: textOrNull(draft.purchaseOrderNumber),
  };
}

/** Returns a whole new contract. */
export function contractOf(draft: ContractDraft): Omit<NewContract, 'reason'> {
  return {
    ...termsOf(draft),
    companyName: draft.companyName.trim(),
    termMonths: Number(draft.termMonths),
    netDays: Number(draft.netDays),
    payment: draft.payment,
    startsOn: draft.startsOn,
    ownerEmail: draft.ownerEmail.trim(),
  };
}

/** Returns what is missing or wrong, the first thing only. */
export function problemOf(draft: ContractDraft): string | undefined {
  const isWhole = (text: string, min: number, max: number) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  if (!draft.companyName.trim()) return 'Enter the company.';
  if (!draft.billingName.trim() || !draft.billingEmail.includes('@')) {
    return 'Enter name and address of the billing contact, who gets the invoices.';
  }
  if (!draft.ownerEmail.includes('@')) return 'Enter the address of the owner of the team.';
  if (!isWhole(draft.seats, 1, 5_000)) return 'A contract has 1 to 5,000 seats.';
  if (!/^\d+(\.\d{1,2})?$/.test(draft.price) || Number(draft.price) < 1) {
    return 'Enter the price of one term in US dollars.';
  }
  if (!isWhole(draft.termMonths, 1, 36)) return 'A term has 1 to 36 months.';
  if (!isWhole(draft.netDays, 1, 90)) return 'An invoice is due in 1 to 90 days.';
  if (!isWhole(draft.graceDays, 0, 60)) return 'The grace is 0 to 60 days.';
  if (draft.courseIds?.length === 0) return 'Choose at least one course.';
  return draft.line1.trim() && !draft.city.trim() ? 'Enter the city of the address.' : undefined;
}
