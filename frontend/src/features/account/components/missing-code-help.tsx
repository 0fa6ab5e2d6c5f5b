import { site } from '@learning/content/site';
import { chakra } from '#ui/chakra/factory.ts';

/** What a learner can still do today when the mailbox has had its codes. Source: rules/access.md A38, A39 */
const OTHER_WAYS = {
  confirm: `try again tomorrow, or write to ${site.contact.email}.`,
  reset: `request one on a device you’ve signed in on before, which has its own limit, or write to ${site.contact.email}.`,
  'sign-in': 'sign in with your password or a passkey instead; that always works.',
};

/** Says what to do without a code: no response tells whether one was sent. */
export function MissingCodeHelp({ purpose }: { purpose: keyof typeof OTHER_WAYS }) {
  return (
    <chakra.p textStyle="small" color="fg.muted">
      No code after a few minutes? Look in your spam folder. An address gets at most three emails
      with codes a day, no matter who asks for them. If they’re used up, {OTHER_WAYS[purpose]}
    </chakra.p>
  );
}
