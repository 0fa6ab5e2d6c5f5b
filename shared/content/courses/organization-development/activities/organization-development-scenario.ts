import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'organization-development-scenario',
  moduleId: 'organization-development-m3',
  type: 'scenario',
  title: 'The Leaked Org Chart',
  description:
    'A draft restructure leaks before employee consultation. Decide what is disclosed and to whom, how consultation stays open, how selection is fair, and who gets support.',
  passingScore: 80,
  config: {
    scenario: {
      title: 'The Leaked Org Chart',
      context:
        'You are HR director of Fennimore Repair, a fictional home-appliance repair company with 1,150 employees. Its planning work is split between two centers, Easton and Wickham. The chief operating officer has drafted a single center at Easton, with 64 fewer roles; the board has decided nothing. Local law and a signed agreement require consultation with elected employee representatives before any decision. It is October 2026.',
      people: [
        { name: 'Lawrence Adair', role: 'Chief executive' },
        { name: 'Dana Whitlock', role: 'Chief operating officer' },
        { name: 'Tony Brooks', role: 'Lead employee representative' },
        { name: 'Paula Reyes', role: 'Planner, on family leave' },
        { name: 'Victor Dobbs', role: 'Planner, 19 years of service' },
      ],
    },
    steps: [
      {
        id: 'photo',
        title: 'Screenshot at 7:40',
        description: 'Decide what is said in the first hours, and to whom.',
        situation:
          'A photograph of the draft chart is in the staff chat: one center, one head of planning, "final v4." By 8:15 it has reached Wickham, where 140 people work. Counsel is free at three o\'clock.',
        messages: [
          {
            from: 'Dana Whitlock',
            at: 'Thursday, 8:16 AM',
            text: 'Take it down and find out who opened the file.',
          },
          {
            from: 'Lawrence Adair',
            at: 'Thursday, 8:20 AM',
            text: 'Do we confirm it, or wait for counsel?',
          },
        ],
        choices: [
          {
            id: 'photo-line',
            text: 'A short holding line to everyone: no comment on leaked material, nothing decided, more after advice at three.',
            reasoning:
              'People should hear nothing that is wrong, and by three counsel can say what may be told.',
            value: 3,
            feedback:
              "Every word can be defended, and none of it is believed. Planners at Wickham see a chart marked final and a company that won't say whether it is real. Tony concludes that representatives rank after lawyers.",
            next: 'noon',
          },
          {
            id: 'photo-own',
            text: 'Call Tony, then have Lawrence confirm it to all as a draft that can still change.',
            reasoning:
              'Wickham will read it at lunch in any case, and an unsigned draft frightens people more than a signed one.',
            value: 10,
            feedback:
              'Wickham hears from the chief executive that the chart is genuine and unfinished. Tony hears first, which respects the role without making representatives your messengers. He also stops every step that assumes the chart, so "it can still change" is true.',
            next: 'named',
          },
          {
            id: 'photo-breach',
            text: 'Treat it as a data breach: take it down and trace the access.',
            reasoning:
              'Without knowing what else has left the building, any statement might be wrong by evening.',
            value: 0,
            feedback:
              "The chart can't be recalled, and people read the hunt as proof that it's final. Those who discussed their own jobs fear discipline, which may itself be unlawful in some places. The people who feel threatened were the first duty.",
            next: 'noon',
          },
          {
            id: 'photo-reps',
            text: "Tell Tony's group everything this morning, and inform all staff on Monday with checked wording.",
            reasoning:
              'Representatives come first by agreement, and a weekend lets them prepare for questions.',
            value: 7,
            feedback:
              'Representatives are treated properly, and the question stays open. But 140 people spend four days with a photograph, and Tony must keep quiet or speak for you. One plain paragraph could have gone out today.',
            next: 'named',
          },
        ],
      },
      {
        id: 'named',
        title: 'Page two',
        description: 'Decide how to face the people who were named.',
        situation:
          'Representatives know that the draft is genuine. Now a second page appears: 11 names under "likely exits," typed by two of Dana\'s planning managers. You meet the representatives at two.',
        messages: [
          {
            from: 'Victor Dobbs',
            at: 'Thursday, 1:04 PM',
            text: "Nineteen years. I read my name on a colleague's phone.",
          },
          {
            from: 'Paula Reyes',
            at: 'Thursday, 1:20 PM',
            text: 'I am at home with a baby and someone has sent me a list. Is this how I find out?',
          },
        ],
        choices: [
          {
            id: 'named-tony',
            text: 'Ask Tony to tell the eleven first, and follow up personally once the mood has calmed.',
            reasoning:
              'They should hear it from a person they trust, but today that is a colleague and not HR.',
            value: 3,
            feedback:
              'It hands your hardest conversation to an elected colleague. Eleven people learn that the company named them and then sent someone else. Tony becomes a messenger for a list that he objects to.',
            next: 'table',
          },
          {
            id: 'named-clean',
            text: "Issue a clean chart, and disown page two as someone's private note.",
            reasoning:
              'No executive saw that list, and people will say there are quotas if it stays in the chart.',
            value: 0,
            feedback:
              "The managers who typed it may one day score these people, so it's part of the story. Calling it a stray note blames two juniors. When the email trail appears, the clean chart is the second thing they don't believe.",
            next: 'chairs',
          },
          {
            id: 'named-letter',
            text: 'Write to all eleven by noon, say that it was wrong, apologize, and offer a number to call and talks next week.',
            reasoning:
              'Letters say the same to each recipient, leave records, and arrive before the weekend.',
            value: 7,
            feedback:
              "The message is right, quick and consistent. A letter about your own job, read alone, is hard to take in, and Paula doesn't see work mail at all. Victor reads it in the van and drives home.",
            next: 'table',
          },
          {
            id: 'named-call',
            text: 'Phone all eleven before the afternoon starts, and lock the page away from any scoring.',
            reasoning:
              "Saying sorry in person is the employer's job, even if it costs us the plans for an afternoon.",
            value: 10,
            feedback:
              "Each person hears an apology and a commitment that can be checked, and Paula isn't forgotten because she is away. The page is preserved, and its authors stay out of any scoring. That promise will matter most later.",
            next: 'table',
          },
        ],
      },
      {
        id: 'noon',
        title: 'Noon, and louder',
        description: 'Decide how to recover from a poor first move.',
        situation:
          'Your first move hasn\'t calmed anyone. At Wickham, managers are said to be checking phones. A second page has appeared with 11 names under "likely exits." A reporter has called reception.',
        messages: [
          {
            from: 'Tony Brooks',
            at: 'Thursday, 12:05 PM',
            text: 'We learned this from a photograph. Is there anything left to consult about?',
          },
          {
            from: 'Paula Reyes',
            at: 'Thursday, 12:10 PM',
            text: "I am on leave and on a list. Who's going to call me?",
          },
        ],
        choices: [
          {
            id: 'noon-town',
            text: 'A live meeting at four with Lawrence and Dana, every question answered, representatives briefed after.',
            reasoning:
              'Visible leaders who explain their reasons calm a workforce faster than any letter could.',
            value: 3,
            feedback:
              'The courage is real. Representatives hear the case at the same time as everyone, for the second time in a day, and the eleven sit in that room without having been spoken to. Dana argues for one option.',
            next: 'chairs',
          },
          {
            id: 'noon-admit',
            text: 'Phone the eleven and Tony, with Lawrence owning up to all that the morning was lost by waiting.',
            reasoning:
              'A mistake that is named at noon is believed sooner than a polished statement tomorrow.',
            value: 10,
            feedback:
              'A correction with an admission is believed more readily than a perfect statement that arrives late. The eleven hear before the crowd, and Wickham can stop guessing. You have lost a morning and kept the chance of a real consultation.',
            next: 'table',
          },
          {
            id: 'noon-tony',
            text: 'Have Lawrence apologize to Tony, hand over the draft, and tell all tomorrow what was wrong and why.',
            reasoning:
              'Representatives ought to comment on any wording before a thousand people read it publicly.',
            value: 7,
            feedback:
              'The apology reaches the right person, and sharing the draft begins to repair things. Everyone else spends another night with rumor, and eleven people are still uncalled. A correction of your own conduct needs no comment period.',
            next: 'table',
          },
          {
            id: 'noon-decide',
            text: 'Announce today that one center is preferred, with generous terms.',
            reasoning:
              'Uncertainty hurts people most, and a clear direction with decent terms lets them plan.',
            value: 0,
            feedback:
              "You've just made the decision that consultation was meant to shape. Representatives can discuss only consequences, and a court or agency may see a breach. All 1,150 employees learn that a leak decides faster than a conversation.",
            next: 'chairs',
          },
        ],
      },
      {
        id: 'table',
        title: 'At the table',
        description: 'Decide what you share and what you hold.',
        situation:
          'Monday, October 26. Notice on the Wickham lease is due by November 30, or it renews for five years at $310,000 a year.',
        messages: [
          {
            from: 'Tony Brooks',
            at: 'Monday, 10:00 AM',
            text: 'We want the business case, all options with costs, and two more weeks.',
          },
          {
            from: 'Dana Whitlock',
            at: 'Monday, 10:12 AM',
            text: 'Notice on the lease is a property matter. No one is dismissed by a lease.',
          },
        ],
        choices: [
          {
            id: 'table-secret',
            text: 'The full pack under an undertaking of secrecy until the last meeting, two weeks, and the lease on hold.',
            reasoning:
              'Figures about customers and pay are sensitive, and leaks have done enough harm this month.',
            value: 3,
            feedback:
              "The lease is safe and the figures are out, but representatives can't test them with those who know the work. The dispatcher who could correct your travel costs never sees them, and Tony looks complicit.",
            next: 'chairs',
          },
          {
            id: 'table-dates',
            text: 'The full pack, the lease on hold while the landlord is asked, and the planned end date unchanged.',
            reasoning:
              'Legal minimum periods are met, and this exercise has been public for eleven days already.',
            value: 7,
            feedback:
              "Real figures and a held lease keep the question open. Refusing two weeks for a 40-page pack makes the time doubtful, because a legal minimum isn't always enough to answer well. Tony's group hurries and criticizes what it can't rebuild.",
            next: 'score',
          },
          {
            id: 'table-all',
            text: 'The full pack and the two weeks, and put the lease on the agenda with the price of each month.',
            reasoning:
              'It may cost money, but then people can see what an open question is worth to us.',
            value: 10,
            feedback:
              'Representatives test the case with real figures, and the one act that would settle it is discussed before it happens. The landlord grants two months for $26,000. Wickham learns that consultation has a budget.',
            next: 'score',
          },
          {
            id: 'table-notice',
            text: 'The full pack and the two weeks, and notice on the lease in time with a letter that nothing is prejudged.',
            reasoning:
              "Space can be rented again later, while a renewal for five years can't be undone by anyone.",
            value: 0,
            feedback:
              "The letter says that the question is open while the building says that it's closed. Representatives now argue about a site with no lease. Anyone who reviews this will find the date of the decision on the notice.",
            next: 'chairs',
          },
        ],
      },
      {
        id: 'chairs',
        title: 'The empty chairs',
        description: 'Decide how to make consultation credible again.',
        situation:
          'The representatives have stopped coming. Two senior planners have resigned. The lease at Wickham can be settled with the landlord until November 30, two weeks away.',
        messages: [
          {
            from: 'Tony Brooks',
            at: 'Monday, 9:30 AM',
            text: "You've decided. We won't lend our names to theater.",
          },
          {
            from: 'Dana Whitlock',
            at: 'Monday, 9:40 AM',
            text: "We invited them. Let's move on.",
          },
        ],
        choices: [
          {
            id: 'chairs-direct',
            text: 'Turn to employees directly, with individual meetings and an early-exit payment for volunteers.',
            reasoning:
              "Those who want certainty shouldn't have to wait for representatives who stay away.",
            value: 0,
            feedback:
              'It bypasses the elected representatives on the very subject they must be consulted about, and may breach law and agreement alike. Experienced planners leave first. The chart comes true by attrition.',
            next: 'score',
          },
          {
            id: 'chairs-restart',
            text: 'Restart from the day of full information, with an outside chair, and the lease on its own timetable.',
            reasoning:
              'Neutral chairs restore confidence, and property questions would only overload the talks.',
            value: 7,
            feedback:
              'A new start and a neutral chair answer much of the complaint, and Tony can return without losing face. If the lease is ended while people talk about options, though, the restart will look staged.',
            next: 'score',
          },
          {
            id: 'chairs-offer',
            text: "Ask Tony what would show that it's open, and offer the holds in writing, paid time and an analyst.",
            reasoning:
              "Words haven't helped so far, so it has to be things that people can see and count.",
            value: 10,
            feedback:
              'You replaced assurances with things that can be checked, and they cost the company something real. Tony comes back on Wednesday, skeptical, with conditions. For a consultation that began with a photograph, that is a good result.',
            next: 'score',
          },
          {
            id: 'chairs-record',
            text: 'Keep to the timetable, send the pack in writing, set three dates, and record each invitation.',
            reasoning:
              'A complete file proves that the company consulted properly, no matter who attended.',
            value: 3,
            feedback:
              "The record will be tidy. It leaves 140 people without a voice and you without their knowledge. Representatives stayed away because of what the company did, and dates don't answer that.",
            next: 'score',
          },
        ],
      },
      {
        id: 'score',
        title: 'Nine of eleven',
        description: 'Decide how selection would be fair.',
        situation:
          'Week five; the representatives are at the table. Whatever option wins, some planning roles may go. Dana has run a "dry run": flexibility, attitude and last year\'s rating, scored by the two managers who typed page two. Nine of the 11 leaked names are at the bottom. Paula has no rating and got the team average minus one.',
        messages: [
          {
            from: 'Dana Whitlock',
            at: 'Tuesday, 4:00 PM',
            text: "Same result as in October. So the list wasn't so wrong.",
          },
        ],
        choices: [
          {
            id: 'score-accept',
            text: "Accept the dry run as a first input, with counsel's check before anything is sent to anyone.",
            reasoning:
              'Those managers know the work, but then two passes with one result do say something, too.',
            value: 0,
            feedback:
              'The same two people reached the same view twice. Nine employees will say that the list was only renamed, and the file will support them. Paula loses points for taking leave, which is likely to be unlawful.',
            next: 'working',
          },
          {
            id: 'score-remove',
            text: 'Take the eleven out of the pool as amends for October.',
            reasoning:
              "Nothing assigned to them looks fair after October's leak, and this removes the clearest claim.",
            value: 3,
            feedback:
              "It moves the risk to colleagues who did nothing but stay off a list. They would lose a fair chance for that reason alone. Victor's crew stops talking to him.",
            next: 'working',
          },
          {
            id: 'score-rescore',
            text: 'Keep the criteria, rescore with two managers from another function, and test the results.',
            reasoning:
              "It isn't everything, but new scorers remove the taint, and criteria that apply to everyone are defensible.",
            value: 7,
            feedback:
              'Two serious faults are gone. "Attitude" and "flexibility" still mean whatever the scorer feels, and they may count against caregivers or people who raised concerns. Paula\'s missing rating is unresolved as well.',
            next: 'working',
          },
          {
            id: 'score-new',
            text: 'Scrap it. New criteria agreed by both sides, and scorers with no part in page two.',
            reasoning:
              'Anyone scored by the authors of page two would be judged by them a second time.',
            value: 10,
            feedback:
              "The authors of the list don't hold a pen, and Paula is judged on work from before her leave. When people see and challenge their own scores, mistakes come out early. Counsel tests the method while faults can still be corrected.",
            next: 'working',
          },
        ],
      },
      {
        id: 'working',
        title: 'The people who are still working',
        description: 'Decide what support looks like while the answer is open.',
        situation:
          'Week seven. Repair visits are slipping, and managers avoid their teams because they "have nothing to say." There is a budget for one serious measure this month.',
        messages: [
          {
            from: 'Dana Whitlock',
            at: 'Monday, 8:45 AM',
            text: "I want retention bonuses for six planners we can't lose. Quietly.",
          },
          {
            from: 'Victor Dobbs',
            at: 'Monday, 9:10 AM',
            text: "I haven't slept properly for weeks. I'll be in tomorrow, or maybe not.",
          },
        ],
        choices: [
          {
            id: 'working-portal',
            text: 'One portal for all questions with answers in 24 hours, and a request to managers not to improvise.',
            reasoning:
              'Managers say wrong things under stress, but they can tell people where to put a question.',
            value: 3,
            feedback:
              "The trends are useful. But asking managers not to talk removes the person whom people trust most. Teams read the portal as distance, and Victor, who isn't sleeping, doesn't file a ticket.",
            next: 'answer',
          },
          {
            id: 'working-bonus',
            text: 'Pay the six, with a confidentiality clause, and review the effect on service in January.',
            reasoning:
              'Losing those planners would hurt every colleague and every customer, whatever is chosen.',
            value: 0,
            feedback:
              "Choosing six to keep before the decision tells everyone what was decided, and it doesn't stay secret for a week. It rests on no agreed criteria. Victor and the teams get nothing.",
            next: 'counter',
          },
          {
            id: 'working-less',
            text: 'Pause two projects, give managers three true sentences a week, and see Victor about what would help.',
            reasoning:
              'Too much work and too little talk wear them down, and neither has to wait for an answer.',
            value: 10,
            feedback:
              'Fewer demands help more than kind words, and managers can say something true every week. Victor is asked what would help, without a diagnosis and without pressure. Visits recover before any decision has been made.',
            next: 'answer',
          },
          {
            id: 'working-package',
            text: 'A support package for everyone at risk: assistance line, job-search help, time for interviews.',
            reasoning:
              "It's fair to all, available immediately, and shows that the company takes its duty seriously.",
            value: 7,
            feedback:
              'Some people use it at once. What drains them now is work done by fewer hands and silence from managers. Victor needs a personal approach, and help with leaving is only half of support.',
            next: 'answer',
          },
        ],
      },
      {
        id: 'counter',
        title: 'The six',
        description: 'Decide what you do about the bonuses.',
        situation:
          'It took five days. A screenshot of a bonus letter is in the staff chat, and Tony has asked for an urgent meeting.',
        messages: [
          {
            from: 'Tony Brooks',
            at: 'Monday, 7:55 AM',
            text: 'Six letters. So there is a list of people who stay, too.',
          },
          { from: 'Lawrence Adair', at: 'Monday, 8:05 AM', text: 'You advised this. What now?' },
        ],
        choices: [
          {
            id: 'counter-withdraw',
            text: 'Admit the fault, honor the six letters, and open talks with the representatives on all the rest.',
            reasoning:
              "They took a fair offer in good faith, and a fault of ours shouldn't be paid for by them.",
            value: 10,
            feedback:
              'Tony is furious for an hour and then names criteria for retention that both sides can sign. The six keep what they were promised and are no longer suspects. Managers finally have something true to say.',
            next: 'answer',
          },
          {
            id: 'counter-cancel',
            text: 'Cancel all six letters today, apologize, and start again with criteria agreed by representatives.',
            reasoning:
              'An unfair scheme has to stop today, and a clean break is what people can understand.',
            value: 5,
            feedback:
              "The break is clean, and six people lose money they had in writing. Two of them leave within the month, and one is the only one who knows the winter schedule. The representatives hadn't asked for that.",
            next: 'answer',
          },
          {
            id: 'counter-defend',
            text: 'Explain the business reason openly, and offer to show representatives how critical these jobs are.',
            reasoning:
              "It was a real risk, but they didn't know the numbers then and should hear of them now.",
            value: 0,
            feedback:
              'Representatives learn that you judged people before any criteria were agreed, for the second time. The explanation confirms the list. Eleven planners put in for the next vacancies elsewhere.',
            next: 'answer',
          },
        ],
      },
      {
        id: 'answer',
        title: 'The answer',
        description: 'Decide how the consultation ends.',
        situation:
          'Thursday, December 17. Representatives have proposed a smaller desk at Wickham. It would save 22 of the 64 roles and cost $620,000 a year more than the draft; finance confirms the figure. The board meets tomorrow.',
        messages: [
          {
            from: 'Dana Whitlock',
            at: 'Thursday, 3:00 PM',
            text: 'Announce the original chart Monday, notices the same day. People deserve to know before the holidays.',
          },
          {
            from: 'Tony Brooks',
            at: 'Thursday, 3:20 PM',
            text: 'You have our numbers. What will you do with them?',
          },
        ],
        choices: [
          {
            id: 'answer-monday',
            text: 'Support Monday, thank the representatives, and say that their ideas were carefully considered.',
            reasoning:
              'The proposal was heard in full, and certainty before the holidays is worth something to families.',
            value: 0,
            feedback:
              'Nine weeks end where the photograph began, with one sentence of thanks. Twenty-two people lose roles that a costed option would have saved. "Carefully considered" is a claim, and the crews still don\'t know why it failed.',
            next: 'end',
          },
          {
            id: 'answer-most',
            text: 'Recommend most of the Wickham desk, tell all staff in one meeting on Monday, and give reasons in January.',
            reasoning:
              'It was their idea, but everyone should hear of it at the same time and from the same person.',
            value: 7,
            feedback:
              'The proposal changed the outcome, and that will be remembered. Affected people learn in a crowd, though, and representatives see the result before the reasons. Those whose ideas were declined feel dismissed.',
            next: 'end',
          },
          {
            id: 'answer-order',
            text: 'Bring the board both options tomorrow with a written answer to each idea. Notices wait until January.',
            reasoning:
              'Representatives have earned reasons, and affected employees a private talk with time to respond.',
            value: 10,
            feedback:
              "The board decides with the representatives' option in front of it. Affected people hear in private, with time to respond before any notice in January. Some are still unhappy, and they can see why the outcome differs from the photograph.",
            next: 'end',
          },
          {
            id: 'answer-wait',
            text: 'Postpone the decision to the end of March, and pilot the smaller desk in the meantime.',
            reasoning:
              "They shouldn't hear bad news in the holidays, but then a pilot can say more by March.",
            value: 3,
            feedback:
              'Mercy is the motive, yet 140 people would spend three more months without an answer, and the best would use them to leave. The figures are confirmed, so a pilot would mainly postpone courage.',
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
        "Try again with five tests. First, disclosure: admit on the same day that a leaked draft is real, say what is undecided, and freeze the steps that assume the answer. Don't hunt for the source while people fear for their jobs. Speak in order: people who were named, representatives, then everyone, all on one day. Second, consultation: proposals must still be formative, with full information, enough time and answers considered before the decision. Leases, vacancies and early exits can decide the matter by the back door, so put them on the agenda. If trust is lost, offer things that can be checked, such as holds, paid time and a fresh start date. Third, selection: agree pool and job-related criteria before anyone is scored, use trained scorers who have no stake in the result, treat people on leave on real evidence, let individuals challenge their scores, and test outcomes with counsel. Fourth, support: cut the workload, give managers something true to say each week, approach a struggling person privately, and open vacancies to all. Fifth, timing: decide with the counter-proposal in front of you, answer each suggestion with a reason, tell affected people in private, and leave room for individual consultation before any notice.",
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: A PROPOSAL THAT IS STILL OPEN\n\nName: ________  Date: ________\nProposal (no personal names): ________\n\n1. DISCLOSURE\nIf the draft leaked today, our first sentence would be: ________\nOrder of calls (named people, representatives, all staff): ________\nWho speaks, and by when: ________\nDocuments with names or scores that should not exist: ________\n\n2. CONSULTATION\nWho must be informed, consulted or asked to agree: ________\nThresholds and minimum periods confirmed by counsel on: ________\nIrreversible acts on hold: ________  Who can release them: ________\nWhere suggestions and reasoned answers are logged: ________\n\n3. SELECTION AND SUPPORT\nPool and criteria open for comment from: ________\nScorers with no earlier part in the proposal: ________\nPeople on leave or absent, and how we reach them: ________\nWork we will pause: ________  Weekly true sentences for managers: ________\n\n4. DECISION AND REASONS\nDecision owner and date: ________\nCounter-proposals the owner will see: ________\nOrder of telling, with private talks: ________\nWe decided against ________ because ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Disclosure', 'Consultation', 'Selection and support', 'Decision and reasons'],
    },
  },
});
