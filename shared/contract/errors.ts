interface ApiErrorDefinition {
  status: number;
  message: string;
  /** The same call can succeed later without a change: the server was busy, or the session lapsed. */
  isTransient?: boolean;
}

/**
 * Every error the API returns: stable `code` → HTTP status and a sentence the learner can act on.
 *
 * Source: rules/wording.md W18
 */
export const API_ERRORS = {
  invalid_request: { status: 400, message: 'Some fields are not valid. Please check them.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  unauthorized: { status: 401, message: 'Please sign in and try again.', isTransient: true },
  demo_not_offered: { status: 404, message: 'There is no demo here.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  payment_required: {
    status: 402,
    message: 'To open this course, buy it, choose a plan, or start the free trial.',
  },
  forbidden: { status: 403, message: 'You don’t have access to this.' },
  demo_account: {
    status: 403,
    message:
      'The demo account is only for trying the product, so it can’t do this. Sign out and create your own account.',
  },
  recent_sign_in_required: {
    status: 403,
    message: 'To keep your account safe, sign in again first. Nothing was changed.',
  },
  grant_not_found: { status: 404, message: 'This access was not found.' },
  contract_not_found: { status: 404, message: 'This contract was not found.' },
  contract_started: {
    status: 409,
    message: 'This contract has started. Set it to end with its term instead.',
  },
  contract_over: { status: 409, message: 'This contract is over, so it can’t be changed.' },
  plan_by_contract: {
    status: 409,
    message: 'Your plan follows a contract. Write to us to change or end it.',
  },
  second_factor_required: {
    status: 403,
    message:
      'Operators need an authenticator app. Turn it on in your account, sign in again, and come back.',
  },
  second_person_required: {
    status: 403,
    message: 'You asked for this yourself, so another operator has to confirm it.',
  },
  account_not_found: { status: 404, message: 'No account signs in with this address.' },
  owner_has_account: {
    status: 409,
    message: 'The owner has an account with this address already.',
  },
  account_confirmed: { status: 409, message: 'This account is confirmed already.' },
  nothing_to_refund: {
    status: 409,
    message: 'Less than this is left of the payment, so nothing was refunded.',
  },
  operator_not_found: { status: 404, message: 'This person isn’t an operator anymore.' },
  erasure_not_found: {
    status: 404,
    message: 'No one has asked for this erasure, or the seven days to confirm it have passed.',
  },
  last_owner: {
    status: 409,
    message: 'This is the last owner. Give someone else the role first.',
  },
  changed_by_operator: {
    status: 409,
    message: 'Another operator changed this after you opened it. Nothing of yours was saved.',
  },
  photo_not_found: { status: 404, message: 'This learner has no profile photo.' },
  extra_time_changed: {
    status: 409,
    message:
      'The learner or another operator changed the extra time after you opened it. Nothing of yours was saved.',
  },
  wrong_authenticator_code: {
    status: 409,
    message: 'That code is not correct. Enter the one your app shows now.',
  },
  passkey_invalid: {
    status: 409,
    message: 'No passkey was created, because this device’s reply came too late. Please try again.',
  },
  email_unchanged: { status: 409, message: 'This is already your email address.' },
  mail_not_sent: {
    status: 409,
    message: 'We couldn’t email this address. Please check it, or use another one.',
  },
  mail_not_found: { status: 404, message: 'There is no such email in the list of this learner.' },
  mail_not_resendable: {
    status: 409,
    message: 'This email can’t be sent again. The list says why.',
  },
  mailbox_blocked: {
    status: 409,
    message: 'This address gets no email from us, because one bounced or was reported as unwanted.',
  },
  wrong_code: {
    status: 409,
    message: 'That code is not correct. Use the one from our latest email.',
  },
  email_change_expired: {
    status: 409,
    message: 'That code is no longer valid. Request a new one.',
  },
  email_taken: {
    status: 409,
    message: 'This address belongs to another account by now.',
  },
  email_change_unfinished: {
    status: 503,
    message:
      'You sign in with the new address now, but it isn’t everywhere yet. Confirm again in a minute.',
    isTransient: true,
  },
  photo_invalid: {
    status: 400,
    message: 'We couldn’t read this photo. Choose another one.',
  },
  inbox_item_not_found: {
    status: 404,
    message: 'This message is gone. Its sender may have deleted their account.',
  },
  dispute_not_found: { status: 404, message: 'There is no such dispute of a payment here.' },
  dispute_closed: {
    status: 409,
    message: 'The bank takes no evidence for this dispute anymore. Nothing was sent.',
  },
  announcement_not_found: { status: 404, message: 'This announcement does not exist.' },
  announcement_started: {
    status: 409,
    message: 'This announcement was started already, so it can’t be changed or started again.',
  },
  announcement_over: { status: 409, message: 'This announcement is not being sent anymore.' },
  operator_without_account: {
    status: 409,
    message:
      'A test goes to the account that you are signed in with. On a command line there is none.',
  },
  review_not_found: { status: 404, message: 'This review is gone. Its author deleted it.' },
  route_not_found: { status: 404, message: 'This address does not exist.' },
  course_not_found: { status: 404, message: 'The course you’re looking for doesn’t exist.' },
  course_not_offered: {
    status: 409,
    message: 'This course isn’t offered now. Those who have it can go on learning.',
  },
  module_not_found: { status: 404, message: 'This module does not exist.' },
  resource_not_found: { status: 404, message: 'This resource does not exist.' },
  prompt_not_found: {
    status: 404,
    message: 'This question is no longer part of the module. Your text is still on this device.',
  },
  exemplar_not_found: { status: 404, message: 'This module has no example to compare with.' },
  deliverable_too_short: {
    status: 409,
    message: 'Write your deliverable first. Then rate it against the rubric.',
  },
  deliverable_not_rated: {
    status: 409,
    message: 'Rate your own deliverable first. Then you can compare it with an example.',
  },
  capstone_not_found: { status: 404, message: 'This course has no capstone.' },
  exercise_not_found: { status: 404, message: 'This exercise does not exist.' },
  not_calibrated: {
    status: 409,
    message: 'Rate the sample papers first. Then you can hand in your capstone.',
  },
  capstone_not_handed_in: { status: 409, message: 'Hand in your own capstone first.' },
  capstone_changed: {
    status: 409,
    message: 'Your capstone was handed in from another window. Reload the page to see it.',
  },
  capstone_waits_for_raters: {
    status: 409,
    message: 'Others can still rate your capstone. You can assess it yourself after five days.',
  },
  capstone_decided: { status: 409, message: 'This capstone needs no review anymore.' },
  revisions_used_up: { status: 409, message: 'You’ve revised this twice, so it stays as it is.' },
  no_paper_to_rate: {
    status: 404,
    message: 'No paper waits for you right now. Come back in a day or two.',
  },
  paper_gone: {
    status: 409,
    message: 'This paper isn’t open for ratings anymore. Your others are as you left them.',
  },
  activity_not_found: { status: 404, message: 'This activity does not exist.' },
  not_enrolled: { status: 409, message: 'Enroll in the course first.' },
  activities_incomplete: {
    status: 409,
    message: 'Some activities aren’t passed yet. Pass them first.',
  },
  attempt_not_yet: {
    status: 409,
    message: 'Your next attempt isn’t open yet. The activity shows when it opens.',
  },
  no_retest_left: {
    status: 409,
    message: 'There is nothing left to show in this course. Your certificate says what you passed.',
  },
  attempt_not_started: { status: 409, message: 'Start this activity before you submit it.' },
  attempt_closed: {
    status: 409,
    message: 'This attempt is over. Your saved answers count.',
  },
  attempt_outdated: {
    status: 409,
    message:
      'This activity was updated or submitted elsewhere while your attempt was open, so the attempt can’t be graded. It doesn’t count; please start again.',
  },
  scenario_attempt_closed: {
    status: 409,
    message:
      'This try at the scenario is over, or it went on in another tab. Reload the page to continue.',
  },
  decision_locked: {
    status: 409,
    message: 'You’ve already decided this step, and it can’t be changed.',
  },
  decision_not_open: {
    status: 409,
    message: 'This step isn’t open. Reload the page to continue where you are.',
  },
  scenario_not_finished: {
    status: 409,
    message: 'The scenario isn’t finished. Make the decisions that are left, then complete it.',
  },
  conversation_attempt_closed: {
    status: 409,
    message:
      'This try at the conversation is over, or it went on in another tab. Reload the page to continue.',
  },
  turn_taken: {
    status: 409,
    message: 'You’ve already said something else here. Reload the page to continue where you are.',
  },
  conversation_over: { status: 409, message: 'The conversation is over. See how it went.' },
  conversation_not_begun: {
    status: 409,
    message: 'You haven’t said anything yet. Begin the conversation before you end it.',
  },
  simulation_attempt_closed: {
    status: 409,
    message:
      'This try at the simulation is over, or it went on in another tab. Reload the page to continue.',
  },
  period_played: {
    status: 409,
    message:
      'You’ve already played this period with other numbers. Reload the page to continue where you are.',
  },
  simulation_over: { status: 409, message: 'The last period is played. See how it went.' },
  simulation_not_finished: {
    status: 409,
    message: 'The simulation isn’t finished. Play the periods that are left.',
  },
  sample_text: {
    status: 409,
    message: 'Some fields still have the sample text. Replace it with your own, then try again.',
  },
  activity_passed: { status: 409, message: 'You’ve already passed this activity.' },
  review_not_open: {
    status: 409,
    message: 'You can review this course after you complete half of it.',
  },
  review_not_paid: {
    status: 403,
    message:
      'Reviews come from learners who bought the course or have a plan with it. You can write one once you do.',
  },
  module_not_written: {
    status: 409,
    message: 'This module isn’t published yet. You can complete it once it is.',
  },
  recall_card_not_found: {
    status: 404,
    message: 'This question is no longer part of your review.',
  },
  recall_card_not_due: {
    status: 409,
    message: 'This question isn’t due yet. It comes back when you’re about to forget it.',
  },
  recall_card_changed: {
    status: 409,
    message:
      'This question was updated since you opened it. Reload the page to answer the new version.',
  },
  already_owned: { status: 409, message: 'You already own this course.' },
  tier_not_found: { status: 404, message: 'This plan does not exist.' },
  contact_sales: { status: 400, message: 'Please contact our sales team to get this plan.' },
  subscription_active: {
    status: 409,
    message: 'You already have a plan. You can change it on your purchases page.',
  },
  consumers_not_served: {
    status: 403,
    message:
      'We don’t sell to consumers in your country yet. A business can buy: enter its VAT number in the invoice details. For anything else, please contact us.',
  },
  start_consent_required: {
    status: 409,
    message: 'Please agree to the start before your 14 days to withdraw are over.',
  },
  tax_address_required: {
    status: 409,
    message:
      'Tax depends on where you are. Please enter your postal code, or check the one you entered.',
  },
  payment_disputed: {
    status: 409,
    message:
      'You disputed a payment for this with your bank. You can buy it again once the bank has decided.',
  },
  promotion_code_invalid: {
    status: 409,
    message:
      'This promotion code isn’t valid. Check how it is spelled, or continue without it. It may have ended.',
  },
  gift_code_at_checkout: {
    status: 409,
    message: 'This is a gift code: redeem it with your purchases, without a payment.',
  },
  promotion_code_other_product: {
    status: 409,
    message: 'This promotion code isn’t for what you’re buying.',
  },
  gift_code_invalid: {
    status: 409,
    message:
      'This gift code isn’t valid. Check how it is spelled. It may have ended, or someone else has redeemed it.',
  },
  gift_code_redeemed: {
    status: 409,
    message: 'You have redeemed this gift code already. Your purchases show what it opened.',
  },
  gift_batch_not_found: { status: 404, message: 'These gift codes do not exist.' },
  promotion_code_taken: {
    status: 409,
    message:
      'This code exists already. Choose another one; a code that has ended can’t be used again.',
  },
  promotion_code_not_found: { status: 404, message: 'This promotion code does not exist.' },
  payments_unavailable: {
    status: 503,
    message: 'Payments are not available right now. Nothing was charged.',
    isTransient: true,
  },
  cancellation_unavailable: {
    status: 503,
    message:
      'We can’t reach the payment service right now, so nothing was canceled. Please try again in a few minutes.',
    isTransient: true,
  },
  plan_change_unavailable: {
    status: 503,
    message:
      'We can’t reach the payment service right now, so we don’t know whether your plan changed. Reload this page in a few minutes, and try again if it didn’t.',
    isTransient: true,
  },
  portal_unavailable: {
    status: 503,
    message:
      'Stripe’s page can’t be opened right now. Your plan and your card are unchanged. Please try again in a few minutes.',
    isTransient: true,
  },
  plan_payment_unavailable: {
    status: 503,
    message:
      'We can’t reach the payment service right now, so we don’t know whether your invoice was paid. Reload this page in a few minutes, and try again if it wasn’t. It is never charged twice.',
    isTransient: true,
  },
  card_declined: {
    status: 402,
    message:
      'Your bank declined the card, so nothing was charged. Choose Update Card to enter another one, then pay again.',
  },
  card_missing: {
    status: 409,
    message: 'There is no card to charge. Choose Update Card to enter one, then pay again.',
  },
  invoices_unavailable: {
    status: 503,
    message:
      'We can’t reach your invoices right now. They are safe, and nothing was changed. Please try again in a few minutes.',
    isTransient: true,
  },
  terms_outdated: {
    status: 409,
    message:
      'Our terms have changed since you opened this page. Nothing was charged. Reload the page, read the new terms, and pay again.',
  },
  order_not_found: { status: 404, message: 'This purchase does not exist.' },
  cancellation_closed: {
    status: 409,
    message:
      'You can no longer cancel this purchase. Either the time to cancel has passed or something about it has changed.',
  },
  withdrawal_closed: {
    status: 409,
    message:
      'You can no longer withdraw from this contract here. Either the time has passed, or you have opened the course. Please write to us if you think otherwise.',
  },
  payment_missing: {
    status: 409,
    message:
      'Our payment service no longer has this payment, so it can’t be refunded automatically. Nothing was refunded. Please contact us and we’ll sort it out.',
  },
  exchange_closed: {
    status: 409,
    message:
      'You can no longer exchange this course. Either the time to exchange has passed or something about it has changed.',
  },
  exchange_price_too_high: {
    status: 409,
    message: 'Choose a course of equal or lesser price.',
  },
  certificate_claimed: {
    status: 409,
    message:
      'You’ve claimed the certificate for this course, so it can’t be canceled or exchanged.',
  },
  course_incomplete: {
    status: 409,
    message: 'The certificate is ready once every module and activity is complete.',
  },
  certificate_access_ended: {
    status: 409,
    message:
      'Your payment for this course was returned, so its certificate can’t be claimed. Buy the course again to claim it.',
  },
  export_running: {
    status: 409,
    message: 'Your download is already being prepared. We’ll email you when it’s ready.',
  },
  export_not_found: {
    status: 404,
    message: 'This download has expired. Prepare a new one.',
  },
  account_closing: {
    status: 409,
    message: 'This account is being deleted.',
  },
  notification_not_found: { status: 404, message: 'This notification was deleted.' },
  calendar_not_found: {
    status: 404,
    message: 'This calendar doesn’t exist, or its owner has turned it off.',
  },
  unsubscribe_link_invalid: {
    status: 404,
    message:
      'This link is not complete. Open the newest email and try its link, or sign in and change your notification settings.',
  },
  certificate_not_found: { status: 404, message: 'This certificate does not exist.' },
  certificate_revoked: {
    status: 409,
    message: 'This certificate was revoked. Please contact us if you think that’s a mistake.',
  },
  certificate_replaced: {
    status: 409,
    message: 'This certificate was replaced by a newer one. Reload the page to see it.',
  },
  hours_not_measured: {
    status: 409,
    message:
      'The player hasn’t measured enough time in this course yet, so your certificate stays as it is. Learn on, then try again.',
  },
  no_certificates: {
    status: 409,
    message: 'You don’t have a valid certificate yet. Claim one, then download your record.',
  },
  corrections_used_up: {
    status: 409,
    message:
      'You’ve corrected the name on this certificate as often as you can yourself. Please contact us to change it again.',
  },
  subscription_not_found: { status: 404, message: 'You don’t have a plan to change.' },
  team_not_found: { status: 404, message: 'Your plan doesn’t include seats for a team.' },
  connections_not_included: {
    status: 403,
    message:
      'Reports and webhooks come with a contract, or with a plan of five seats or more, while it runs.',
  },
  token_invalid: {
    status: 401,
    message:
      'This token is not one of this company. Send it as “Authorization: Bearer dc_…”, or create a new one on the team page.',
  },
  token_expired: {
    status: 401,
    message: 'This token has expired. Create a new one on the team page.',
  },
  token_revoked: {
    status: 401,
    message: 'This token was revoked. Create a new one on the team page.',
  },
  token_not_found: { status: 404, message: 'This token was revoked or has expired.' },
  too_many_tokens: {
    status: 409,
    message: 'Your company has ten tokens. Revoke one that no program uses first.',
  },
  webhook_not_found: { status: 404, message: 'This webhook was deleted.' },
  too_many_webhooks: {
    status: 409,
    message: 'Your company has five webhooks. Delete one first.',
  },
  delivery_not_found: {
    status: 404,
    message: 'This delivery is older than 30 days, so it can’t be sent again.',
  },
  team_role_too_low: {
    status: 403,
    message: 'Your role in this team doesn’t allow this. Its owner or an administrator can do it.',
  },
  own_team_role: {
    status: 409,
    message:
      'You can’t change your own role or remove yourself. Ask the owner or another administrator.',
  },
  group_not_found: { status: 404, message: 'This group is gone, or it isn’t one of yours.' },
  group_name_taken: { status: 409, message: 'Another group has this name already.' },
  too_many_groups: {
    status: 409,
    message: 'A team can have 50 groups. Delete one to make another.',
  },
  seats_taken: { status: 409, message: 'All seats in this plan are taken.' },
  too_many_invitations: {
    status: 409,
    message: 'You have too many open invitations. Cancel one first.',
  },
  invitations_used_up: {
    status: 429,
    message: 'You’ve reached today’s limit for invitations. You can send more tomorrow.',
  },
  mailbox_limit_reached: {
    status: 429,
    message: 'This address has had three emails from us today, which is the most we send.',
  },
  invitation_not_found: {
    status: 404,
    message: 'We can’t find this invitation. It may have been used or canceled.',
  },
  invitation_expired: {
    status: 409,
    message: 'This invitation has expired. Ask the person who invited you for a new one.',
  },
  already_member: { status: 409, message: 'You already have a seat on this team.' },
  address_has_seat: { status: 409, message: 'This person already has a seat on your team.' },
  member_not_found: { status: 404, message: 'This person doesn’t have a seat on your team.' },
  payer_has_seat: {
    status: 409,
    message:
      'This person pays for the plan, so their seat stays with them. To end it, the plan has to be canceled.',
  },
  handover_not_found: {
    status: 404,
    message: 'This offer is no longer open. It was withdrawn, answered, or has expired.',
  },
  already_owns_team: {
    status: 409,
    message:
      'Your own plan already has a team, and an account can run one team at a time. End that plan first, or decline.',
  },
  coaching_not_included: {
    status: 403,
    message: 'Coaching sessions come with the Executive and Enterprise plans.',
  },
  coaching_used_up: {
    status: 409,
    message:
      'You’ve used this month’s coaching sessions. You can book the next one from the first of next month.',
  },
  coaching_not_found: { status: 404, message: 'We can’t find this session in your account.' },
  coaching_over: {
    status: 409,
    message: 'This session is canceled or in the past, so it can’t be changed anymore.',
  },
  coaching_too_late: {
    status: 409,
    message: 'A session can be moved until 24 hours before it starts. You can still cancel it.',
  },
  coaching_counts_now: {
    status: 409,
    message:
      'The session starts in less than 24 hours, so it counts even if you cancel it. Confirm that you want to cancel anyway.',
  },
  operator_link_invalid: {
    status: 404,
    message: 'This link is incomplete or has expired. Open the newest email about the request.',
  },
  operator_link_used: {
    status: 409,
    message:
      'This link was used, or the request has changed since. Open the newest email about the request.',
  },
  trial_already_used: { status: 409, message: 'You’ve already used your free trial.' },
  trial_used_with_mailbox: {
    status: 409,
    message:
      'A free trial was already started with this mailbox, by another account. Sign in with that account, buy the course, or choose a plan.',
  },
  note_conflict: {
    status: 409,
    message: 'This note was changed in another window since you opened it.',
  },
  write_conflict: {
    status: 409,
    message: 'Something else changed at the same time. Please try again.',
    isTransient: true,
  },
  payload_too_large: { status: 413, message: 'This is too large to send.' },
  too_many_requests: {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    isTransient: true,
  },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was lost.',
    isTransient: true,
  },
  not_implemented: { status: 501, message: 'This is not available yet.' },
  service_unavailable: {
    status: 503,
    message: 'The service is busy. Please try again shortly.',
    isTransient: true,
  },
} as const satisfies Record<string, ApiErrorDefinition>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** Whether the same call can succeed later without a change. */
export function isTransientCode(code: ApiErrorCode): boolean {
  const { isTransient = false }: ApiErrorDefinition = API_ERRORS[code];
  return isTransient;
}

/** One refused field: its path (`body.answers.0.choice`) and the reason. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The body of every error response. Only `invalid_request` has `fields`. */
export interface ApiErrorBody {
  code: ApiErrorCode;
  message: string;
  fields?: FieldIssue[];
  /**
   * Names what is missing or when the call can succeed: the activities still to pass (`activities_incomplete`), the instant
   * the next attempt opens (`attempt_not_yet`: `opensAt`), or who changed it and when (`changed_by_operator`: `by`, `at`).
   */
  details?: Record<string, string[]>;
}
