import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-succession-scenario',
  moduleId: 'talent-succession-m4',
  type: 'scenario',
  title: "The CEO's Favorite",
  description:
    "Evidence for the operations-chief successor contradicts the CEO's preference. Decide how to handle evidence, candor, development, retention and disclosure.",
  passingScore: 80,
  config: {
    scenario: {
      title: "The CEO's Favorite",
      context:
        'You are the chief HR officer of Ridgeholt Insulation, a fictional listed manufacturer with nine plants and 3,800 people. It is Monday, November 2, 2026. Wim Kuiper, chief of operations, has told the board that he will retire next summer. The CEO, Colin Hartnell, wants Declan Burke, vice president of strategy. The other internal candidate is Yusra Marchbanks, vice president of manufacturing, who reports to Wim. Estela Ferreira chairs the nominating committee. The role has four agreed demands: multi-site operations, safety judgment, capital projects, and work with the board and investors. What you decide changes what you face.',
      people: [
        { name: 'Colin Hartnell', role: 'Chief executive' },
        { name: 'Estela Ferreira', role: 'Chair of the nominating committee' },
        { name: 'Wim Kuiper', role: 'Chief of operations' },
        { name: 'Yusra Marchbanks', role: 'Vice president, manufacturing' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'Two files',
        description: 'Decide what the evidence needs.',
        situation:
          "In a simulation Yusra scored 4.2 of 5 and Declan 2.7; he restarted a line before the lockout was confirmed. Three sources praise Declan with the board. One of the three assessors used to be Yusra's manager.",
        messages: [
          {
            from: 'Colin Hartnell',
            at: 'Monday, 6:40 PM',
            text: "I hear the files are in. It's Declan, isn't it?",
          },
          {
            from: 'Estela Ferreira',
            at: 'Monday, 7:05 PM',
            text: "I'd like the page for the committee in two weeks.",
          },
        ],
        choices: [
          {
            id: 's1-tell',
            text: 'Take both files to Colin tomorrow and say that for this role they point to Yusra.',
            reasoning:
              'He should hear it before his view hardens, and from someone who says it to his face.',
            value: 7,
            feedback:
              "He finds the assessor within minutes. The talk turns from the role to your process, and Yusra's score, which was sound, is now a question about a friend.",
            next: 's2',
          },
          {
            id: 's1-years',
            text: 'Rate both as 1–2 years away and have the committee meet them before positions harden.',
            reasoning:
              "It's no commitment, it can be defended, and a committee likes to see for itself.",
            value: 0,
            feedback:
              "You report something that you don't believe. Estela starts to plan a search that isn't needed, and two people are told that they have longer to wait.",
            next: 's2',
          },
          {
            id: 's1-rescore',
            text: 'Rescore without that assessor, say why, and look for what is thin on either side.',
            reasoning: "Colin is going to test it, and the first thing he'll test is who wrote it.",
            value: 10,
            feedback:
              'Two weeks get short, and the assessor is hurt. The figure falls to 4.0 and stays there, and Declan gets a second source for what he did with the lenders.',
            next: 's2',
          },
          {
            id: 's1-firm',
            text: "Hire an outside firm to assess both from the start, at arm's length.",
            reasoning: "HR and an old manager can't be accused of leaning to one side.",
            value: 3,
            feedback:
              'The firm wants eight weeks, and Estela has given you two. You go back to a rescoring with days lost, and Wim tells you that Yusra asked him what she had done wrong the first time.',
            next: 's2',
          },
        ],
      },
      {
        id: 's2',
        title: 'What you will write',
        description: 'Decide how you answer Colin.',
        situation:
          'By now the files have been rescored without the former manager: Yusra 4.0, Declan 2.7. The page goes out on Monday.',
        messages: [
          {
            from: 'Colin Hartnell',
            at: 'Thursday, 4:10 PM',
            text: "Presence can't be taught. Yusra is marvelous in a helmet. Put him down as ready now.",
          },
        ],
        choices: [
          {
            id: 's2-appendix',
            text: 'Write "ready now" as his own assessment and put the scores in an appendix.',
            reasoning: "Readiness is a judgment in the end, and it's one that a CEO may make.",
            value: 0,
            feedback:
              'Directors read the page and rely on it. The scores sit on page 31 with your name above them, and Estela finds them a day later than she should have.',
            next: 's3b',
          },
          {
            id: 's2-no',
            text: "Say that you won't write that, and offer to print his view under his name.",
            reasoning:
              "If that's his view, it belongs on the page, beside what was seen and by whom.",
            value: 10,
            feedback:
              'He is silent for a long while and then asks who saw the lockout. The page has both views, and he leaves without saying good night.',
            next: 's3a',
          },
          {
            id: 's2-brief',
            text: 'Brief Estela before the weekend, so that the committee asks and Colin is spared.',
            reasoning:
              "The chair has a right to know, and his own HR chief doesn't have to contradict him.",
            value: 3,
            feedback:
              'Colin hears of it on Saturday. His office changes page 2 of the pre-read without you, the scores stay on page 31, and on Sunday he has dinner with Declan.',
            next: 's3b',
          },
          {
            id: 's2-weekend',
            text: 'Recommend Yusra, explain the lockout with care, and give him the weekend for the text.',
            reasoning:
              "He is no fool, and a man who isn't cornered on Thursday may move by Sunday.",
            value: 7,
            feedback:
              'He comes round to a test. What HR would write was left open, so his office drafts it, and you spend Sunday evening taking words out again.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's3a',
        title: 'A real chance',
        description: 'Decide what the next months should bring.',
        situation:
          'The committee will decide in June. A plant near headquarters needs a leader in January, with a deputy whom Declan knows. A capital plan goes to the board in spring.',
        messages: [
          {
            from: 'Colin Hartnell',
            at: 'Monday, 9:00 AM',
            text: 'Not ready now, then. But Declan gets a real chance.',
          },
          {
            from: 'Wim Kuiper',
            at: 'Monday, 9:20 AM',
            text: "I'll help both of them. Tell me how.",
          },
        ],
        choices: [
          {
            id: 's3a-match',
            text: 'Declan runs the plant with Wim on safety, and Yusra takes the capital plan.',
            reasoning:
              "Each of them gets the work that's missing, and June has something to look at.",
            value: 10,
            feedback:
              "Two directors lose a favorite for a project. Yusra struggles with the lenders' language for a month, and Declan gets up at four for the first time in years.",
            next: 's4a',
          },
          {
            id: 's3a-deputy',
            text: 'Make Declan deputy chief of operations, with no promise, to learn beside Wim.',
            reasoning:
              'Plants like a calm transition, and he learns most from the man who has done it.',
            value: 0,
            feedback:
              'You write "no promise," and 3,800 people read "chosen." A title is an answer, and Yusra accepts the lunch with the rival that she had put off.',
            next: 's4b',
          },
          {
            id: 's3a-plant',
            text: 'Give Declan the plant with two observers, and leave Yusra where her results are needed.',
            reasoning: 'He has the gap and she is close, so that is where the effort belongs.',
            value: 7,
            feedback:
              "For Declan it's well made. Yusra stays thin with the board, which is the one thing that could cost her June, and she knows it.",
            next: 's4a',
          },
          {
            id: 's3a-program',
            text: 'Fund the same executive program and a senior coach for both, to the dollar.',
            reasoning: 'Equal means equal, and neither of the two can be called the favorite.',
            value: 3,
            feedback:
              'They have different gaps, and neither closes in a classroom. By June there are two better-read candidates, and the committee has not one new fact to decide on.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's3b',
        title: 'The story runs ahead',
        description: 'Decide how to repair it.',
        situation:
          'The page in the pre-read says "ready now" for Declan. On Sunday, at dinner, Colin told him: "It\'s yours by summer." Two people know. The committee meets on Friday.',
        messages: [
          {
            from: 'Estela Ferreira',
            at: 'Monday, 8:30 AM',
            text: 'Why do page 2 and page 31 disagree?',
          },
          {
            from: 'Colin Hartnell',
            at: 'Monday, 8:45 AM',
            text: 'You should have told me straight.',
          },
        ],
        choices: [
          {
            id: 's3b-friday',
            text: 'Raise the mismatch on Friday, when the chair can settle it with all on the table.',
            reasoning:
              'The meeting is the right place, and there is no talk about people in the hallways.',
            value: 3,
            feedback:
              'For four days directors rely on a page that you know is wrong. Colin is confronted before his board, and Declan hears about it from the driver.',
            next: 's4b',
          },
          {
            id: 's3b-yusra',
            text: 'Tell Yusra what was said at dinner, to even the field.',
            reasoning: 'She is deciding about her future and ought to do it with open eyes.',
            value: 0,
            feedback:
              "You've carried a private talk to a rival and are one side's source now. She can't use it without naming you, and she doesn't sleep.",
            next: 's4b',
          },
          {
            id: 's3b-page',
            text: "Send a corrected page with Estela's consent this afternoon, and have Colin see Declan soon.",
            reasoning:
              'Directors must have the right page by tonight; the rest is for him to put right.',
            value: 7,
            feedback:
              'The page is right by five. "Soon" doesn\'t come: Declan tells his wife that it\'s done, and house prices near the plant are looked up.',
            next: 's4b',
          },
          {
            id: 's3b-alone',
            text: 'Make Colin take the promise back today, and put the right page out by tonight.',
            reasoning: 'The promise hurts more each day it lives, and only he can end it.',
            value: 10,
            feedback:
              "It's the worst coffee of the year. Declan, who had told three people, is angry and then asks what the four demands are, and the page is corrected by night.",
            next: 's3a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Before she looks',
        description: 'Decide how to act on a signal.',
        situation:
          'February. Yusra has asked Wim on January 12 and February 3 whether the field is level. A rival has asked her to lunch. She has said nothing about leaving.',
        messages: [
          {
            from: 'Wim Kuiper',
            at: 'Tuesday, 8:15 AM',
            text: 'I think HR ought to do something about money.',
          },
        ],
        choices: [
          {
            id: 's4a-money',
            text: 'Have total rewards prepare a retention bonus before anyone speaks with her.',
            reasoning:
              'A talk with no offer raises hopes, and the competition comes to lunch with a number.',
            value: 3,
            feedback:
              "She asked about fairness and gets an amount. She puts the letter on Wim's desk and asks what it is that she is being paid not to mind.",
            next: 's5',
          },
          {
            id: 's4a-confide',
            text: 'Tell her in confidence that the evidence runs her way.',
            reasoning: "It's true, and one honest sentence may be worth more than a bonus.",
            value: 0,
            feedback:
              'The committee has decided nothing. If June goes the other way she can say that HR promised, and Declan was owed that same sentence as well.',
            next: 's5',
          },
          {
            id: 's4a-wim',
            text: 'Have Wim hold a stay interview this week, on process, with one thing he can change.',
            reasoning:
              'He controls the dates and what her days look like, and HR controls neither.',
            value: 10,
            feedback:
              'Wim hates such talks and does it badly and well. She gets the criteria, the date, and a Thursday without calls, and turns down the second lunch.',
            next: 's5',
          },
          {
            id: 's4a-self',
            text: 'See her yourself, explain criteria and dates, and ask what would keep her either way.',
            reasoning:
              'She needs it from the one who runs the process, and it should be this week.',
            value: 7,
            feedback:
              "She gets true answers. You don't assign her work, though, and a visit from the HR chief tells the floor that something is the matter with Yusra.",
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'The offer on the table',
        description: 'Decide how you keep faith.',
        situation:
          'February. She has a written offer that ends on Friday. Nothing has been decided.',
        messages: [
          {
            from: 'Yusra Marchbanks',
            at: 'Tuesday, 11:00 AM',
            text: 'It looks as if the job went to Declan before anyone compared us.',
          },
          {
            from: 'Yusra Marchbanks',
            at: 'Tuesday, 11:02 AM',
            text: "I'm not asking for the job. I'm asking whether it is worth my while to stay and find out.",
          },
        ],
        choices: [
          {
            id: 's4b-seat',
            text: 'Have Colin call her today with an executive seat, whatever June brings.',
            reasoning: 'Only a signal as strong as the one for Declan can still balance it.',
            value: 0,
            feedback:
              'One side promise is repaired with another. The seat has no role and no budget, and in June the committee inherits two words that it never gave.',
            next: 's5',
          },
          {
            id: 's4b-facts',
            text: 'Take her and Wim through the criteria, the decider and the mistakes, in one talk today.',
            reasoning: 'Friday is close, and these are facts that either side may hear.',
            value: 10,
            feedback:
              "It takes an hour and doesn't feel good. She asks for one thing, a talk with Estela about the criteria, and on Friday she writes two lines to the rival.",
            next: 's5',
          },
          {
            id: 's4b-retain',
            text: 'Tell her that you want her to stay, offer an agreement until June, and look into her concern afterward.',
            reasoning: 'It buys the time that all of us need, and it has a date.',
            value: 7,
            feedback:
              'She asked about trust, and you answered with money and a delay. She signs for three months and keeps the number of the other company in her phone.',
            next: 's5',
          },
          {
            id: 's4b-confidential',
            text: 'Say that succession is confidential, that her work is valued, and that she must decide.',
            reasoning: 'To say more would favor one of the two, and I would owe Declan the same.',
            value: 3,
            feedback:
              'Comparisons are confidential, and the process is not. She had asked about the process, and she gives notice on Friday, then takes it back when Wim drives to her house.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'One bad night',
        description: 'Decide what the committee reads.',
        situation:
          'May. Both were given work on the missing demand in the end: Declan has run a plant since the winter, and Yusra took the capital plan to the board. His output is up. In March his crew restarted a press before the lockout check; no one was hurt, and he reported it nine days late. Her plan passed, with two weak answers on financing.',
        messages: [
          {
            from: 'Colin Hartnell',
            at: 'Wednesday, 5:00 PM',
            text: 'Leave March out. It would finish him.',
          },
        ],
        choices: [
          {
            id: 's5-both',
            text: "Print all of it on both, with their own accounts and Colin's dissent.",
            reasoning: 'We agreed on four demands in November, and both of them were told.',
            value: 10,
            feedback:
              'Colin reads his own sentence in print and changes it. Declan writes what he altered after March, better than anyone else could have, and it still stands there.',
            next: 's6',
          },
          {
            id: 's5-annex',
            text: 'Put March and the two answers in a confidential annex, for those who ask.',
            reasoning: 'Both are treated alike, and any director who wants to know can ask.',
            value: 3,
            feedback:
              "Few people open annexes on a Thursday. The chair of audit does, in the meeting, and asks you before everyone why it wasn't on page two.",
            next: 's6',
          },
          {
            id: 's5-half',
            text: "Put Declan's results and March into the paper, and tell them about the two answers.",
            reasoning: 'Safety is a fact and belongs on the page. A weak answer can be discussed.',
            value: 7,
            feedback:
              'March is where it belongs. But two candidates are now measured with two rulers, and a director who likes Declan has noticed and says so.',
            next: 's6',
          },
          {
            id: 's5-soft',
            text: 'Write "growing in safety judgment" and leave the rest to the safety team, which has closed it.',
            reasoning: "No one was hurt, and a night shouldn't outweigh a career.",
            value: 0,
            feedback:
              'The late report is the part that tells. If it happens again, the press operator who was lucky in March won\'t ask what the word "growing" meant.',
            next: 's6',
          },
        ],
      },
      {
        id: 's6',
        title: 'The reporter calls',
        description: 'Decide who learns what, in which order.',
        situation:
          'The committee has recommended Yusra; the board votes tomorrow. Neither has been told. The company is listed, and the general counsel is in the building.',
        messages: [
          {
            from: 'Colin Hartnell',
            at: 'Wednesday, 4:02 PM',
            text: 'A trade reporter says she hears that Declan lost out. How do we do this properly?',
          },
        ],
        choices: [
          {
            id: 's6-phone',
            text: 'Have Colin phone Declan at once, and bring in counsel, Estela and Yusra in the morning.',
            reasoning:
              "He can't learn it from the news, and the first call tonight is owed to the one who loses.",
            value: 3,
            feedback:
              "The board hasn't voted, and one candidate may now hold information that moves the share price. Counsel learns of the call from Declan's lawyer the next day.",
            next: 'end',
          },
          {
            id: 's6-wait',
            text: 'Bring in counsel, give no comment, and tell both tomorrow, between vote and release.',
            reasoning: 'That way no one hears a thing that the board might still change.',
            value: 7,
            feedback:
              "It's careful, and the story moves faster. Declan reads a version tonight at his daughter's recital, and in the morning his deputy congratulates the wrong person.",
            next: 'end',
          },
          {
            id: 's6-deny',
            text: 'Tell the reporter, on background, that there is no decision.',
            reasoning: "It's true until the vote, and it stops a story that hurts both.",
            value: 0,
            feedback:
              "It's true in form, and on Friday she prints what you said beside what happened. Counsel has to explain an unplanned statement about a senior job to the exchange.",
            next: 'end',
          },
          {
            id: 's6-counsel',
            text: 'No comment; counsel on duties now, and with Estela how each can be told tonight.',
            reasoning:
              'The law comes first here and kindness second, and tonight we may still do both.',
            value: 10,
            feedback:
              'It costs you an hour that Colin spends pacing. Counsel clears what each may be told and asks both for silence; at eight Colin tells Declan to his face, badly, and at half past Estela calls Yusra.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        "You kept evidence, candor and care together. The files were tested against the role in both directions, the CEO heard what you could and couldn't sign, and both candidates met the demand they lacked. No one was promised a job, and everyone could learn how it would be filled. Look again at any choice that scored below ten: it usually names the person who would have paid for the shortcut. Then complete the action plan for a succession decision you face this year.",
      failing:
        'Try again, and keep this sequence. Evidence: set every file against the same role demands, disclose any tie or weak source yourself, and repair the defect without starting over. Never soften a readiness category for peace. Candor: go to the CEO first and alone, let the CEO rank the demands, and say which words you can sign; put a contrary view on the page under its owner\'s name. Tell the chair with the CEO\'s knowledge. If a promise has slipped out, the person who made it corrects it on a set day, and every reader gets a dated correction. Development: give each candidate work on the demand not yet met, with relief, feedback and one review date. No "deputy" titles that decide in advance. Retention: act on dated observations, ask the direct manager to hold a stay interview, explain process and criteria, agree one action, and promise no job. Money comes last and only with approval. Disclosure: report the same kind of facts on every candidate, with their own accounts. When news leaks, give no comment, call counsel, then tell each person privately before any release.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: A CONTESTED SUCCESSION DECISION\n\nRole (no names): ________  Decision date: ________\nPrepared by: ________\n\n1. EVIDENCE\nThe four hardest demands: ________\nThinnest claim for each candidate: ________\nTie or weak source I will disclose: ________\nSecond source, by when: ________\n\n2. CANDOR\nLeader who prefers a candidate: ________\nDemands that leader ranks highest: ________\nThe words I can sign: ________\nThe words I cannot sign: ________\nWho else must know, and in what order: ________\n\n3. DEVELOPMENT AND RETENTION\nAssignment for each gap: ________\nRelief, feedback and review date: ________\nDated observations of flight risk: ________\nManager who holds the stay interview, by: ________\nWhat I will not promise: ________\n\n4. DISCLOSURE\nFacts that go to the deciding group on everyone: ________\nDissent, and whose name is on it: ________\nCounsel consulted on: ________\nOrder in which people are told: ________\nHolding line if there is a leak: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Evidence', 'Candor', 'Development and retention', 'Disclosure'],
    },
  },
});
