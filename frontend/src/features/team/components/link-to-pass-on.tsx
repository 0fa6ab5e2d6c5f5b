import { CopyableLink } from '#components/copyable-link.tsx';

/** Shows the link of an invitation that could not be mailed. It is here once: a reload no longer has it. Source: rules/access.md A18 */
export function LinkToPassOn({ email, link }: { email: string; link: string }) {
  return (
    <CopyableLink
      label={`Invitation link for ${email}`}
      helperText="Anyone who has it can join, so send it to this person only. It is shown this once; a new one replaces it."
      link={link}
      copiedText={`It is for ${email}.`}
    />
  );
}
