"""syracuse-autumn and syracuse-winter (`-- --winter`): the campus of campus_syracuse.py in two other seasons, seen from the approach."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
WIN = '--winter' in sys.argv
start(57)
SNOW = (.80,.83,.88)
def ground(name, c, patches, snow=.0):
    """lawn with leaf litter or snow lying in soft drifts"""
    m, n = mat(name); v = n.coord('Object')
    a = n.noise(.10, 4, .62, v); b = n.noise(3.5, 3, .65, v)
    f = n.math('ADD', n.math('MULTIPLY', a, .65), n.math('MULTIPLY', b, .35))
    n.out(n.bsdf(n.ramp(f, [(p, col) for p, col in patches]), 0, .9, n.bump(n.math('ADD', n.math('MULTIPLY', a, 3. if snow else 1.), n.math('MULTIPLY', b, .25)), .35, .35))); return m
def snowed(name, c, rough=.5, lo=.55):
    """any material, white where it faces the sky"""
    m, n = mat(name); nz = n('SeparateXYZ', out=2, _in={0: n('NewGeometry', out='Normal')})
    k = n.ramp(nz, [(lo, 0.), (min(.98, lo+.25), 1.)])
    n.out(n.mix(k, n.bsdf(c, 0, rough), n.bsdf(SNOW, 0, .8, Subsurface=.0))); return m
P = snowed if WIN else (lambda name, c, rough=.5: principled(name, c, 0, rough))
white = P('white', (.72,.715,.70), .45); slab = P('slab', (.62,.615,.60), .5); brick = P('brick', (.30,.115,.075), .7); mech = P('mech', (.45,.45,.45), .5)
champ = champagne_gold('finchamp', color=(.58,.47,.34), rough=.4); fin = principled('fin', (.10,.10,.105), .5, .4); redm = principled('red', RED, 0, .4)
gA = facade_glass('gA', (.035,.05,.058), cell=(3.0,4.2), lit=.42 if WIN else .22, strength=1.5 if WIN else .3, seed=1)
bark = P('bark', (.075,.055,.045), .9)
if WIN:
    gr = ground('snow', SNOW, [(.25,(.70,.735,.80)),(.5,(.80,.825,.87)),(.8,(.86,.875,.90))], 1); pav = ground('pave', SNOW, [(.30,(.40,.405,.42)),(.5,(.56,.57,.59)),(.7,(.74,.76,.79))])
else:
    gr = ground('lawn', SNOW, [(.30,(.070,.085,.022)),(.52,(.125,.125,.035)),(.66,(.20,.115,.032)),(.80,(.27,.115,.025))]); pav = concrete('pave', (.30,.285,.265), .7, .2, .1)
# trees: leaf crowns for autumn, real branching for winter
def bare(seed, depth=6, tips=None):
    rnd = random.Random(seed); V, F = [], []
    def seg(a, b, r0, r1, n):
        d = (b-a).normalized(); u = d.orthogonal().normalized(); w = d.cross(u); o = len(V)
        b = b+d*r1*.8                                           # overlap, so that joints stay closed
        for p, r in ((a, r0), (b, r1)): V.extend(tuple(p+(u*math.cos(t)+w*math.sin(t))*r) for t in [i/n*6.283 for i in range(n)])
        F.extend((o+i, o+(i+1)%n, o+n+(i+1)%n, o+n+i) for i in range(n))
    def grow(p, d, l, r, k):
        n = 10 if k < 2 else 6 if k < 4 else 3; q = p
        for s in range(3):
            d = (d+Vector((rnd.gauss(0,.10),rnd.gauss(0,.10),rnd.gauss(.05,.05)))*(.35 if not k else 1)).normalized(); e = q+d*l/3; seg(q, e, r*(1-.10*s), r*(1-.10*(s+1)), n); q = e
            if tips is not None and k >= depth-1: tips.append(q)
            if k and k < depth and s < 2: side(q, d, l*.62, r*.42, k+1)
        if k < depth:
            for _ in range(3 if k < 3 else 2): side(q, d, l*rnd.uniform(.66,.86), r*.66, k+1)
    def side(q, d, l, r, k):
        a = d.orthogonal().normalized(); b = d.cross(a); t = rnd.uniform(0,6.283); s = rnd.uniform(.45,.85)
        grow(q, (d+(a*math.cos(t)+b*math.sin(t))*s+Vector((0,0,.18))).normalized(), l, max(r,.006), k)
    grow(Vector((0,0,0)), Vector((0,0,1)), 2.5, .17, 0)
    return mesh(V, F, bark, True)
EMPTY = mesh([], [])
def leafy(seed, depth, cols, leaves, size):
    """the bare tree with leaves hung on its twig ends, thinning towards the top: [(mesh, material)]"""
    tips = []; skel = bare(seed, depth, tips); rnd = random.Random(seed*7); out = []
    for c in cols:
        V, F = [], []
        for _ in range(leaves//len(cols)):
            t = rnd.choice(tips); p = t+Vector((rnd.gauss(0,.26),rnd.gauss(0,.26),rnd.gauss(-.05,.22)))
            u = Vector([rnd.gauss(0,1) for _ in 'xyz']).normalized(); w = u.cross(Vector([rnd.gauss(0,1) for _ in 'xyz'])).normalized(); q = size*rnd.uniform(.7,1.3); o = len(V)
            V += [tuple(p-u*q*1.25), tuple(p-w*q*.62), tuple(p+u*q*1.25), tuple(p+w*q*.62)]; F.append((o,o+1,o+2,o+3))
        out.append((mesh(V, F), c))
    return [(skel, bark)]+out
def put(T, x, y, s=1., z=0.):
    r = random.uniform(0,6.3); k = (s, s, s*random.uniform(.92,1.12))
    for me, m in random.choice(T): obj(me, (x,y,z), (0,0,r), k, m)
con = P('con', (.022,.050,.022), .9) if not WIN else snowed('con', (.022,.046,.026), .9, .18)
CONT = tree_meshes(con, bark, 3, 4200, True)
def conifer(x, y, s, z=0.): tree(CONT, x, y, s, z)
if WIN:
    TS = [[[(bare(s, 5), bark)] for s in (3,5,8,11)]]; NEAR = [[(bare(21, 7), bark)]]; WT = (1,)
else:
    L = [leaf_mat('l%d'%i, c) for i, c in enumerate(((.36,.125,.020),(.46,.245,.045),(.25,.050,.016),(.155,.150,.040),(.30,.21,.05)))]
    TS = [[leafy(s, 5, c, 15000, .068) for s in sd] for sd, c in (((3,5),(L[0],L[1])),((8,11),(L[1],L[4])),((13,),(L[2],L[0])),((17,19),(L[3],L[4])))]; WT = (4,4,2,5)
    NEAR = [leafy(s, 6, (L[0],L[1],L[4]), 42000, .062) for s in (21,)]
plane(1600, 1600, (0, 500, -.02), gr)
boxes([(-150,150,6,10,-.01,.05), (-6,6,-90,34,-.01,.06)], pav)
# the campus, as in campus_syracuse.py
block(-72, -12, 34, 62, 10.5, 2, gA, white, fin, fin=2.4, fin_d=.45, fin_w=.12, mechm=mech, seed=3)
block(12, 66, 34, 60, 10.5, 2, gA, white, fin, fin=2.4, fin_d=.45, fin_w=.12, mechm=mech, seed=4)
block(-13, 13, 30, 64, 16, 3, gA, white, champ, fin=1.3, fin_d=.8, fin_w=.14, mechm=mech, seed=6)
boxes([(-14.5,14.5,24,31,11.2,12.2), (-14.5,-13.7,24,30,0,11.2), (13.7,14.5,24,30,0,11.2)], white); boxes([(-14.6,14.6,23.9,24.0,11.35,12.05)], redm)
boxes([(-82,-72,32,64,0,13), (66,78,32,62,0,13), (84,118,50,80,0,8)], brick); boxes([(83.6,118.4,49.6,80.4,7.6,8.6)], slab)
boxes([(-60,60,70,120,0,18)], white); boxes([(-60.4,60.4,69.5,120,17.6,18.6)], slab); boxes([(x,x+.25,69.6,70,1,17.5) for x in range(-58,60,4)], slab)
for i in range(6): cyl(1.0, 7, (-45+i*18, 78, 18), mech, .1, 20)
boxes([(x,x+1.1,31.9,32.1,z,z+2.6) for x in (-80.4,-78.2,-76.,-73.8,67.6,69.8,72.,74.2,76.2) for z in (1.6,5.4,9.2)], gA)
for s in (-1,1):
    for y in range(-48 if WIN else -36, 22, 12): put(TS[0 if WIN else (0,1)[y//12%2]], s*12.5+random.uniform(-.5,.5), y, random.uniform(.95,1.15))
    for y in range(-40, 20, 13): box((.6,2.4,.45), (s*7.8,y+6,.35), P('bench%d%d'%(s,y), (.34,.33,.31), .6), .04)
for i in range(40):
    x = random.uniform(-95, 95); y = random.uniform(-30, 26)
    if abs(x) > 22 and not (3 < y < 13) and not (4 < x < 60 and y < 10): put(random.choices(TS, WT)[0], x, y, random.uniform(1.0,1.6))
for i in range(460):
    x = random.uniform(-420, 420); y = random.uniform(122, 420)
    if y > 126 or abs(x) > 90: (conifer if random.random() < (.45 if WIN else .25) else lambda *a: put(random.choices(TS, WT)[0], *a))(x, y, random.uniform(1.2,2.2), (y-118)*.05)
for i in range(60):
    x = random.choice((-1,1))*random.uniform(90, 240); y = random.uniform(-20, 118)
    if not (80 < x < 122 and 44 < y < 86): (conifer if random.random() < .35 else lambda *a: put(random.choices(TS, WT)[0], *a))(x, y, random.uniform(1.0,1.7))
for k, (yy, hh, c) in enumerate(((620, 60, (.115,.065,.030)), (820, 100, (.10,.075,.055)))):
    n = 90; V, F = [], []; c = (.30,.33,.38) if WIN else c
    for i in range(n):
        x = -1500+3000*i/(n-1); z = hh*(.55+.45*noise.noise(Vector((x*.003, k*9, 0))))+4; V += [(x,yy,-20),(x,yy,z),(x,yy+200,z*1.1)]
    for i in range(n-1): F += [(3*i,3*i+3,3*i+4,3*i+1),(3*i+1,3*i+4,3*i+5,3*i+2)]
    obj(mesh(V, F, principled('ridge%d'%k, c, 0, 1), True))
if not WIN:
    GP = [grass_patch(leaf_mat('grass%d'%k, c), 3., 2600, (.08,.19), k) for k, c in enumerate(((.135,.145,.042),(.165,.150,.045)))]
    for i in range(-12, 24):
        for j in range(-22, 5):
            x, y = i*2.6, j*2.6
            if abs(x) > 7.3: obj(random.choice(GP), (x, y-2, -.02), (0,0,random.randint(0,3)*math.pi/2))
    rnd = random.Random(6); fall = [leaf_mat('f%d'%i, c) for i, c in enumerate(((.50,.16,.02),(.58,.30,.04),(.36,.055,.015),(.30,.13,.04)))]   # fallen leaves, thick under the crowns
    for fm in fall:
        V, F = [], []
        for _ in range(9000):
            if rnd.random() < .55: cx, cy = rnd.choice(((33,-30),(31,-33),(12.5,-36),(12.5,-24),(12.5,-12),(-12.5,-24),(-12.5,-36))); x, y = rnd.gauss(cx,3.6), rnd.gauss(cy,3.6)
            else: x, y = rnd.uniform(-14,50), rnd.uniform(-46,14)
            a = rnd.uniform(0,6.283); q = rnd.uniform(.05,.10); z = rnd.uniform(.06,.15) if abs(x) > 6 else .075; u = Vector((math.cos(a),math.sin(a),rnd.uniform(-.4,.4)))*q; w = Vector((-math.sin(a),math.cos(a),rnd.uniform(-.4,.4)))*q*.7
            p = Vector((x,y,z)); o = len(V); V += [tuple(p-u), tuple(p-w), tuple(p+u), tuple(p+w)]; F.append((o,o+1,o+2,o+3))
        obj(mesh(V, F, fm))
if WIN:
    for s in (-1,1):                                               # cleared path between low banks of snow
        n = 120; V, F = [], []
        for i in range(n):
            y = -90+124*i/(n-1); h = .34+.16*noise.noise(Vector((s*5, y*.35, 0))); w = 1.2+.3*noise.noise(Vector((s*9, y*.2, 3)))
            V += [(s*6.0,y,.0),(s*6.25,y,h*.7),(s*(6.3+w*.4),y,h),(s*(6.3+w),y,h*.45),(s*(6.6+w*1.8),y,-.03)]
        for i in range(n-1): F += [(5*i+q, 5*i+5+q, 5*i+6+q, 5*i+1+q) for q in range(4)]
        obj(mesh(V, F, gr, True))
    for x, y, k in ((-34,6,.85),(-39,-2,1.0),(-45,8,1.2),(-52,-8,1.0),(-31,18,.8),(36,4,.9),(41,-3,1.1),(47,8,1.0),(-60,14,1.2)): conifer(x, y, k)
    for x in list(range(-68,-16,3))+list(range(17,66,3)): ball(1.0, (x+random.uniform(-.6,.6), 31.2, .25), snowed('shrub%d'%x, (.030,.045,.026), .9, .05), 4, disp=lambda c: 1+.22*noise.noise(c*2.3)+.10*noise.noise(c*7)).scale = (1.5,.8,random.uniform(.55,.75))
    for x in range(-11, 12, 2): point((x, 27, 10.6), 160, (1,.66,.36), .2)
    SUN = (-.80,.50,-.20)
    world_dusk([(0,(1.02,.74,.56)),(.14,(.84,.72,.66)),(.32,(.50,.58,.70)),(.6,(.24,.36,.56)),(1,(.10,.18,.38))], SUN, glow=(1,.66,.40), glow_k=.6, strength=.85, clouds=.6)
    sun(SUN, 5.2, (1,.70,.44), .45)
    for x, y, s in ((-13.2,-47,1.2),(28,-41,1.35),(44,-66,1.5),(50,-52,1.6),(40,-84,1.4)): put(NEAR, x, y, s)          # the last three only throw their shadows
    camera((9.5,-64,3.6), (-6.5,34,8.6), lens=31)
    g = dict(exposure=.30, bloom=.12, bloom_thr=.9, contrast=1.14, vignette=.20, saturation=1.02, haze=[.72,.62,.58,.85], sharpen=.12, grain=.005, shadow_tint=[-.006,0,.012], high_tint=[.010,.003,-.006])
else:
    SUN = (-.80,.48,-.34)
    world_dusk([(0,(.95,.80,.62)),(.2,(.70,.74,.78)),(.5,(.30,.45,.68)),(1,(.11,.22,.48))], SUN, glow=(1,.80,.52), glow_k=.7, strength=.85, clouds=.6)
    sun(SUN, 6.4, (1,.78,.52), .8)
    put(NEAR, 33, -30, 1.6); put(NEAR, 46, -74, 1.4)
    camera((26,-62,4.6), (-4,34,8.8), lens=30)
    g = dict(exposure=.32, bloom=.08, contrast=1.16, vignette=.20, saturation=1.0, haze=[.80,.72,.62,.9], sharpen=.10, grain=.005, high_tint=[.012,.004,-.008])
render('syracuse-winter' if WIN else 'syracuse-autumn', g, spp=22, bounces=5, mist=(130, 1900, 'LINEAR'))
