import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'organization-development-scenario',
  moduleId: 'organization-development-m3',
  type: 'scenario',
  title: 'The Leaked Org Chart',
  description:
    'A draft restructure leaks before employee consultation has begun. Over nine weeks you decide what to disclose, how to keep the question open, who is scored and by whom, and when the answer is given.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Leaked Org Chart',
      context:
        'You are HR director of Fennimore Repair, a fictional home-appliance repair company with 1,150 employees. Its planning work is split between two centers, Easton and Wickham. Chief operating officer Dagmar Whitlock has drafted a single center at Easton, with 64 fewer roles. The board has decided nothing. Local law and a signed agreement require consultation with elected employee representatives, led by Tendai Brooks, before any decision. Chief executive Lorenzo Adeyinka will follow your advice if you can defend it. It is Thursday, October 15, 2026.',
    },
    steps: [
      {
        id: 's1',
        title: 'Screenshot at 7:40',
        description: 'Decide what is said in the first hours, and to whom.',
        situation:
          'A photograph of the draft chart is in the staff chat. It shows one center, one head of planning and the words "final v4." By 8:15 it has been forwarded to Wickham, where 140 people work. Dagmar wants it removed. Lorenzo asks you, "Do we confirm it, or wait for counsel?" Counsel is free at three o\'clock. The first consultation meeting had been planned for November.',
        choices: [
          {
            id: 's1a',
            text: 'Send a short, careful holding line to all staff: the company does not comment on leaked material, no decisions have been taken, and people will hear from their managers in due course. Take advice at three, then say more.',
            value: 3,
            feedback:
              'Every word can be defended, and no one believes it. Planners at Wickham see a chart marked final and a company that will not say whether it is real. Managers invent answers, and Tendai concludes that representatives rank after lawyers. Refusing to comment suits the press; employees need an admission and a next date.',
            next: 's2b',
          },
          {
            id: 's1b',
            text: 'Call Tendai now, then have Lorenzo tell everyone this morning: the chart is real, it is one draft, nothing is decided, and here is when consultation starts. Freeze every step that assumes one center.',
            value: 10,
            feedback:
              'Wickham hears from the chief executive before lunch that the chart is genuine, unfinished and open. Tendai hears first, which respects the role without making representatives your messengers. The freeze makes the sentence "nothing is decided" true. You can take legal advice at three with the facts on your side.',
            next: 's2a',
          },
          {
            id: 's1c',
            text: 'Meet Tendai and the representatives this morning, confirm the draft and share it. Tell all staff on Monday, after counsel has checked the wording and representatives have had the weekend to prepare.',
            value: 7,
            feedback:
              'Representatives are treated properly, and the open question stays open. But 140 people spend four days with a photograph, and Tendai must either keep quiet or speak for you. Full detail can wait for counsel. One plain paragraph that the draft is real and undecided could have gone out today.',
            next: 's2a',
          },
          {
            id: 's1d',
            text: 'Treat it first as a data breach: remove the image, trace who opened the file, and remind staff of their confidentiality duty. Communicate once you know what else has left the building.',
            value: 0,
            feedback:
              'Containment sounds responsible, but the chart cannot be recalled. People read the hunt as proof that it is final, and those who discussed their own jobs fear discipline, which may itself be unlawful in some places. Check what leaked, quietly. The employees who feel threatened are the first duty, not the source.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'Page two',
        description: 'Decide how to face the people who were named.',
        situation:
          'Representatives know from you that the draft is genuine and undecided. At 1 p.m. a second page appears: 11 names under "likely exits," typed by two of Dagmar\'s planning managers. One is Paloma Reyes, who is on family leave. Another is Quang Dobbs, who has 19 years of service. You meet the representatives at two o\'clock.',
        choices: [
          {
            id: 's2a-a',
            text: 'Write to all 11 today with a personal apology: the list has no standing and will not be used. Give a direct number, and arrange calls next week for anyone who wants one.',
            value: 7,
            feedback:
              'The message is right, quick and consistent, so no one is left guessing over the weekend. Yet a letter about your own job, read alone, is hard to take in, and Paloma may not see work mail at all. A short call today, followed by the letter, reaches the person and leaves a record.',
            next: 's3a',
          },
          {
            id: 's2a-b',
            text: "Ask Tendai at two o'clock to speak to the 11 first, since they trust a representative more than HR just now. Follow up with each of them when the mood has calmed.",
            value: 3,
            feedback:
              'It shows respect for trust, but it hands your hardest conversation to an elected colleague. Eleven people learn that the company named them and then sent someone else. Tendai becomes a messenger for a list the representatives object to. Tell Tendai what you are doing, offer company, and make the calls yourself.',
            next: 's3b',
          },
          {
            id: 's2a-c',
            text: 'Issue a clean chart without names this afternoon, and describe page two as an unauthorized working note by individuals that never formed part of the proposal.',
            value: 0,
            feedback:
              'The managers who typed it may one day score these people, so it is plainly part of the story. Calling it a stray note blames two juniors, and the author of page one knows better. When the email trail appears, the clean chart becomes the second thing that no one believes. Own the list, then disown its use.',
            next: 's3b',
          },
          {
            id: 's2a-d',
            text: 'Call each of the 11 today, including Paloma by the channel she chose. Say that the list was wrong and will not be used. Preserve it under lock, and keep its authors out of any scoring.',
            value: 10,
            feedback:
              'Each person hears a human voice, an apology and a commitment that can be checked. Paloma is not forgotten because she is away. Keeping the page locked, in place of deleting it, protects the evidence and your honesty. Removing its authors from scoring is the promise that will matter most later.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'Noon, and louder',
        description: 'Decide how to recover from a poor first move.',
        situation:
          'Your first move has not calmed anyone. By noon the word at Wickham is that managers are checking phones. A second page has appeared: 11 names under "likely exits," among them Paloma Reyes, who is on family leave. Tendai emails: "We learned this from a photograph. Is there anything left to consult about?" A reporter has called reception.',
        choices: [
          {
            id: 's2b-a',
            text: "Hold a live meeting for all staff at four o'clock with Lorenzo and Dagmar. Take every question openly, show the reasons behind the draft, and brief the representatives straight afterward.",
            value: 3,
            feedback:
              'Visible leaders are welcome, and the courage is real. But representatives hear the case at the same time as everyone else, for the second time in a day. The 11 sit in that room without having been spoken to, and Dagmar argues for one option. Order matters: named people, representatives, then all staff.',
            next: 's3b',
          },
          {
            id: 's2b-b',
            text: 'Ask Lorenzo to call Tendai, apologize and hand over the draft now. Send the correction to all staff tomorrow, once representatives have had a chance to comment on the text.',
            value: 7,
            feedback:
              'The apology reaches the right person first, and sharing the draft begins to repair the relationship. The cost falls on everyone else: another night of rumor, and 11 people still uncalled. A correction of your own conduct needs no comment period. Send it today and consult on what comes next.',
            next: 's3a',
          },
          {
            id: 's2b-c',
            text: 'Stop any tracing. Call the 11 and Tendai, then have Lorenzo write to all: "The draft is real. I should have said so this morning. Nothing is decided, and no list of names will be used."',
            value: 10,
            feedback:
              'A correction with an admission is believed more readily than a perfect statement that arrives late. The 11 hear before the crowd, Tendai hears from you, and Wickham can stop guessing. Ending the search removes the fear of punishment for talking. You have lost a morning and kept the chance of a real consultation.',
            next: 's3a',
          },
          {
            id: 's2b-d',
            text: 'End the uncertainty. Announce today that one center is the preferred structure, explain the reasons, and promise generous terms, early answers for individuals and full consultation about how it is carried out.',
            value: 0,
            feedback:
              'Certainty feels kind, but you have just made the decision that consultation was meant to shape. Representatives can now discuss only consequences, and a court or agency may see a breach that lasts for the whole exercise. All 1,150 employees learn that a leak decides faster than a conversation does.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'At the table',
        description: 'Decide what you share and what you hold.',
        situation:
          'Monday, October 26. Trust is thin, but the representatives have come. Tendai asks for the business case, all options with costs, and two more weeks. There is a clock: notice on the Wickham lease is due by November 30, or it renews for five years at $310,000 a year. Dagmar says, "Giving notice is a property matter. No one is dismissed by a lease."',
        choices: [
          {
            id: 's3a-a',
            text: 'Share the pack. Grant the two weeks, seek a short lease extension, and put the lease itself on the agenda. If the landlord refuses, Lorenzo decides in the open what delay is worth.',
            value: 10,
            feedback:
              'Representatives can test the case with real figures, and the one act that would settle the matter is discussed before it happens. If an extension costs money, everyone can see the price of an open question. Wickham staff learn that consultation has a budget, which says more than any statement of values.',
            next: 's4',
          },
          {
            id: 's3a-b',
            text: 'Share the full pack and grant the two weeks. Serve the lease notice on time, with a letter to representatives stating that it does not prejudge any structure and that space can be rented again.',
            value: 0,
            feedback:
              'The letter says that the question is open while the building says that it is closed. Representatives now argue about a site with no lease, and the pack becomes background reading. Anyone who reviews this will ask when the decision was really taken, and the date on the notice will answer.',
            next: 's4',
          },
          {
            id: 's3a-c',
            text: 'Share the full pack, but under an undertaking that nothing in it goes to employees before the final meeting. Grant the two weeks and hold the lease notice meanwhile.',
            value: 3,
            feedback:
              'The lease is safe and the figures are out, but representatives cannot test them with the people who know the work. The dispatcher who could correct your travel costs never sees them, and Tendai looks complicit. Protect the few items that are truly sensitive, such as customer prices, with an end date.',
            next: 's4',
          },
          {
            id: 's3a-d',
            text: 'Share the full pack and hold the lease notice while you ask the landlord for time. Keep the planned end date, since the legal minimum is met and the exercise is already public.',
            value: 7,
            feedback:
              'Real figures and a held lease keep the question open. Refusing two weeks for a 40-page pack makes the time doubtful, though, because a minimum in law is not always enough to answer well. Representatives will hurry and criticize what they cannot rebuild. Agree a date for their counter-proposal, and work back from it.',
            next: 's4',
          },
        ],
      },
      {
        id: 's3b',
        title: 'The empty chairs',
        description: 'Decide how to make consultation credible again.',
        situation:
          'Monday, October 26. The named employees feel that they came last, and the representatives have declined the first consultation meeting. Tendai writes: "You have decided. We will not lend our names to theater." Two senior planners have resigned. Notice on the Wickham lease is due by November 30, or it renews for five years. Dagmar suggests moving on: "We invited them."',
        choices: [
          {
            id: 's3b-a',
            text: 'Keep to the lawful timetable. Send the full pack in writing, set three dates, invite comments and record every invitation, so that the company can show that it consulted properly no matter who came.',
            value: 3,
            feedback:
              'The record will be tidy. It may even satisfy a minimum, but it leaves 140 people without a voice and you without their knowledge. Representatives stayed away because of what the company did; dates do not answer that. Repair comes first, and the file should show that you tried to earn their return.',
            next: 's4',
          },
          {
            id: 's3b-b',
            text: 'Restart consultation from the day full information is shared, with an outside facilitator in the chair. Let the lease follow its own property timetable, and report on it separately.',
            value: 7,
            feedback:
              'A new start date and a neutral chair answer much of the complaint, and Tendai can return without losing face. The gap is the lease. If notice goes out while people talk about options, the restart will look staged. Put the one irreversible act on the table, or the chairs will empty again.',
            next: 's4',
          },
          {
            id: 's3b-c',
            text: 'Speak to employees directly. Offer individual meetings to everyone in planning and an early-exit payment for volunteers, so that those who want certainty can have it without waiting for the representatives.',
            value: 0,
            feedback:
              'Some would welcome the offer, which is why it tempts. It bypasses the elected representatives on the very subject they must be consulted about, and that may breach law and agreement alike. Experienced planners leave first, so the chart comes true by attrition. Voluntary exits belong on the agenda, not around it.',
            next: 's4',
          },
          {
            id: 's3b-d',
            text: 'Ask Tendai what would show that it is open, and offer four things: a written list of undecided points, holds on the lease and vacancies, paid time with a finance analyst, and a fresh start date.',
            value: 10,
            feedback:
              'You replaced assurances with things that can be checked. Paid time and an analyst let representatives build an option of their own, and the holds cost the company something real. Tendai comes back on Wednesday, still skeptical, with conditions. For a consultation that began with a photograph, that is a good result.',
            next: 's4',
          },
        ],
      },
      {
        id: 's4',
        title: 'Nine of eleven',
        description: 'Decide how selection would be fair.',
        situation:
          'Week five. One way or another, the representatives are now at the table. Whatever option wins, some planning roles may go. Dagmar has run a "dry run" on her own: flexibility, attitude and last year\'s rating, scored by the two planning managers who typed page two. Nine of the 11 leaked names are at the bottom. Paloma, who was on leave, has no rating and was given the team average minus one.',
        choices: [
          {
            id: 's4a',
            text: 'Take the 11 people out of the selection pool altogether. After the leak no score of theirs will ever look fair, and protecting them removes the clearest claim of bias.',
            value: 3,
            feedback:
              'It is meant as amends, but it moves the risk to colleagues who did nothing but stay off a list. They would lose a fair chance for that reason alone, and the pool no longer matches the work. Restore fairness for the 11 through clean criteria and new scorers, the same as for everyone else.',
            next: 's5',
          },
          {
            id: 's4b',
            text: 'Set the scores aside. Agree pool and anchored, job-related criteria with representatives first. Use trained scorers who had no part in the list, evidence from before leave for Paloma, and a right to challenge.',
            value: 10,
            feedback:
              'No one is scored before the method has been discussed, and no one who wrote the list holds a pen. Paloma is judged on real work and not on absence. When people see and challenge their own scores, mistakes come out early. Counsel can then test the results by group while faults in the method can still be corrected.',
            next: 's5',
          },
          {
            id: 's4c',
            text: 'Keep the three criteria, because they apply equally to everyone, but rescore with two managers from another function. Have counsel check the results for disparities before any notice is issued.',
            value: 7,
            feedback:
              'New scorers and a check by counsel remove two serious faults. The criteria remain the weak point: "attitude" and "flexibility" mean whatever the scorer feels, and they may count against caregivers or people who raised concerns. Paloma\'s missing rating is unresolved as well. Define behaviors and evidence, and consult on them, before rescoring.',
            next: 's5',
          },
          {
            id: 's4d',
            text: 'Accept the dry run as a first input. The managers know the work best, the method is the same for all, and the overlap suggests that the original judgment was sound.',
            value: 0,
            feedback:
              'The overlap shows that the same two people reached the same view twice. Nine employees will say that the list was only renamed, and the file will support them. Paloma loses points for taking leave, which is likely to be unlawful. Scores made before consultation taint every later step, however polite.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'The people who are still working',
        description: 'Decide what support looks like while the answer is open.',
        situation:
          'Week seven. Repair visits are slipping, and managers avoid their teams because they "have nothing to say." Quang Dobbs, named in October, has been absent for a week; his manager has heard that he is not sleeping. Dagmar wants retention bonuses for six planners "we cannot lose." You have a budget for one serious measure this month.',
        choices: [
          {
            id: 's5a',
            text: 'Pay the retention bonuses now, quietly and with a confidentiality clause. If those six leave, everyone else in planning will suffer, whatever structure is finally chosen, and the customers they know will leave with them.',
            value: 0,
            feedback:
              'The worry about service is genuine. But choosing six to keep before the decision tells everyone else what was decided, and it will not stay secret. It also rests on no agreed criteria. Quang and the teams get nothing. Stabilize the work first, and discuss retention terms openly as part of the proposal.',
            next: 's6',
          },
          {
            id: 's5b',
            text: 'Put in place a full support package for everyone at risk: an assistance line, job-search help and time off for interviews. Review workload when the structure has been decided.',
            value: 7,
            feedback:
              'Practical help offered to all is fair, and some people will use it at once. What drains them now is work done by fewer hands, and silence from managers. Leaving workload until after the decision means two more hard months, and Quang needs a personal approach. Help with leaving is only half of support.',
            next: 's6',
          },
          {
            id: 's5c',
            text: 'Route every question through an HR portal with a 24-hour promise, and ask managers not to improvise. One voice prevents errors, and trends in the questions will show where stress is building.',
            value: 3,
            feedback:
              'Consistent answers help, and the trends are useful data. But asking managers not to talk removes the person whom people trust most in a transition. Teams read the portal as distance, and someone who is not sleeping will not file a ticket. Give managers three true sentences a week instead of a ban.',
            next: 's6',
          },
          {
            id: 's5d',
            text: 'Pause two projects to cut workload, and brief managers weekly on what is known, unknown and next. Contact Quang privately about support or an accommodation, and open vacancies to everyone at risk, including those on leave.',
            value: 10,
            feedback:
              'Fewer demands help more than kind words, and managers can now say something true every week. Quang is asked what would help, without a diagnosis and without pressure. A vacancy list for all keeps skills and reduces losses. Customers notice too: visits recover before any decision has been made.',
            next: 's6',
          },
        ],
      },
      {
        id: 's6',
        title: 'The answer',
        description: 'Decide how the consultation ends.',
        situation:
          'Thursday, December 17. Representatives have proposed a smaller desk at Wickham, in a small rented office. It would save 22 of the 64 roles and, after less travel and overtime, cost $620,000 a year more than the draft. Finance confirms the figure, and weather cover would be better. The board meets tomorrow. Dagmar wants to announce the original chart on Monday, December 21, with notices the same day: "People deserve to know before the holidays."',
        choices: [
          {
            id: 's6a',
            text: 'Recommend that the board adopt most of the Wickham desk. Announce it in one meeting for all staff on Monday, hold individual meetings that afternoon, and send written reasons to the representatives in January.',
            value: 7,
            feedback:
              'The counter-proposal changed the outcome, and that will be remembered. But affected people learn in a crowd, and representatives see the result before the reasons, so those whose ideas were declined feel dismissed. Reverse the order: reasons to representatives, private talks, then everyone. Written answers are short when the log was kept.',
            next: 'end',
          },
          {
            id: 's6b',
            text: 'Postpone the decision until the end of March. The proposal deserves a proper pilot, and no one should carry bad news, or half-finished news, into the holidays.',
            value: 3,
            feedback:
              'Mercy is the motive, yet 140 people would spend three more months without an answer, and the best would use them to leave. The figures are confirmed, so a pilot would mainly postpone courage. Pilot something if a real doubt remains. A reasoned decision with humane dates is kinder than an open one.',
            next: 'end',
          },
          {
            id: 's6c',
            text: 'Give the board both options with a reasoned answer to every suggestion. After it decides, tell representatives, then affected people in private, then all. Issue no notices until individual consultation is complete in January.',
            value: 10,
            feedback:
              "The board decides with the representatives' option in front of it, and every suggestion has an answer that can be read. Affected people hear in private, with time to respond before any notice. Some will still be unhappy. They can see, though, why the outcome differs from the photograph, and where it does not.",
            next: 'end',
          },
          {
            id: 's6d',
            text: 'Support Monday. The proposal was heard in full, certainty before the holidays is a kindness, and the extra cost repeats every year. Thank the representatives and confirm that their ideas were carefully considered.',
            value: 0,
            feedback:
              'Nine weeks end where the photograph began, with one sentence of thanks. Twenty-two people lose roles that a costed option would have saved, and no one has been told why it failed. Same-day notices leave no room for individual discussion. "Carefully considered" is a claim; a reasoned answer to each suggestion is the evidence.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You kept the question open and could prove it. The draft was admitted early, named people and representatives heard before the crowd, and irreversible acts waited. Selection was rebuilt with people who had no part in the list, support reached those who were still working, and the decision came with reasons. Read the feedback on any choice below ten, because that is where a skeptical representative would press. Then use the action plan on one live proposal.',
      failing:
        'Try again with five tests. First, disclosure: admit on the same day that a leaked draft is real, say what is undecided, and freeze the steps that assume the answer. Do not hunt for the source while people fear for their jobs. Speak in order: people who were named, representatives, then everyone, all on one day. Second, consultation: proposals must still be formative, with full information, enough time and answers considered before the decision. Leases, vacancies and early exits can decide the matter by the back door, so put them on the agenda. If trust is lost, offer things that can be checked, such as holds, paid time and a fresh start date. Third, selection: agree pool and job-related criteria before anyone is scored, use trained scorers who have no stake in the result, treat people on leave on real evidence, let individuals challenge their scores, and test outcomes with counsel. Fourth, support: cut the workload, give managers something true to say each week, approach a struggling person privately, and open vacancies to all. Fifth, timing: decide with the counter-proposal in front of you, answer each suggestion with a reason, tell affected people in private, and leave room for individual consultation before any notice.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: A PROPOSAL THAT IS STILL OPEN\n\nName: ________  Date: ________\nProposal (no personal names): ________\n\n1. DISCLOSURE\nIf the draft leaked today, our first sentence would be: ________\nOrder of calls (named people, representatives, all staff): ________\nWho speaks, and by when: ________\nDocuments with names or scores that should not exist: ________\n\n2. CONSULTATION\nWho must be informed, consulted or asked to agree: ________\nThresholds and minimum periods confirmed by counsel on: ________\nIrreversible acts on hold: ________  Who can release them: ________\nWhere suggestions and reasoned answers are logged: ________\n\n3. SELECTION AND SUPPORT\nPool and criteria open for comment from: ________\nScorers with no earlier part in the proposal: ________\nPeople on leave or absent, and how we reach them: ________\nWork we will pause: ________  Weekly true sentences for managers: ________\n\n4. DECISION AND REASONS\nDecision owner and date: ________\nCounter-proposals the owner will see: ________\nOrder of telling, with private talks: ________\nWe decided against ________ because ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Disclosure', 'Consultation', 'Selection and support', 'Decision and reasons'],
    },
  },
});
