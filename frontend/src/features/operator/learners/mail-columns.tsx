import { chakra } from '#ui/chakra/factory.ts';
import type { SentMail } from '@learning/shared/contract/operators/learners';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '../data-table/column.ts';
import { spoken } from './learner-columns.tsx';

/** Names a mail by what it is about: `order paid`. */
export const mailName = ({ eventName }: Pick<SentMail, 'eventName'>) =>
  spoken(eventName.split('#')[0]!);

const REFUSALS = {
  secret_link: 'Its owner has to invite again',
  event_gone: 'Older than 90 days',
  of_its_time: 'Was about that day',
} as const satisfies Record<NonNullable<SentMail['resendRefusal']>, string>;

export function mailColumns(onResend: (mail: SentMail) => void): readonly Column<SentMail>[] {
  return [
    { id: 'mail', title: 'About', value: mailName },
    {
      id: 'state',
      title: 'State',
      value: ({ state }) => state,
      cell: ({ state }) =>
        state === 'sent' ? 'sent' : <Badge colorPalette="signal">{state}</Badge>,
    },
    {
      id: 'at',
      title: 'When',
      value: ({ at }) => at,
      cell: ({ at, resentAt }) => (
        <>
          {printShortDateAndTime(at)}
          {resentAt !== null && (
            <chakra.span display="block" textStyle="fine" color="fg.muted">
              {`Again ${printShortDateAndTime(resentAt)}`}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'resend',
      title: 'Send again',
      value: () => null,
      cell: (mail) =>
        mail.resendRefusal !== null ? (
          <chakra.span color="fg.muted">{REFUSALS[mail.resendRefusal]}</chakra.span>
        ) : (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Send Again: ${mailName(mail)}`}
            onClick={() => onResend(mail)}
          >
            Send Again
          </Button>
        ),
    },
  ];
}
