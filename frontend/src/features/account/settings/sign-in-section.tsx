import { chakra } from '#ui/chakra/factory.ts';
import { PageSection } from '#components/layout/page-section.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { EmailSetting } from './email-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';

export const SIGN_IN = { title: 'Sign-in', lead: 'The email address and password you use.' };

/** The address and the password of the account. */
export function SignInSection({ learner }: { learner: SignedInLearner }) {
  return (
    <PageSection id="sign-in" {...SIGN_IN}>
      {learner.isDemo ? (
        <>
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {learner.email}
          </chakra.p>
          <chakra.p color="fg.muted" mt="2">
            The demo account’s address and password can’t be changed, because it’s only for trying
            the product.
          </chakra.p>
        </>
      ) : (
        <>
          <EmailSetting learner={learner} />
          <PasswordSetting email={learner.email} />
        </>
      )}
    </PageSection>
  );
}
