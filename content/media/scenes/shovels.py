"""shovels: a row of clean shovels standing in fresh dark soil, shallow focus, warm morning light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
start(311)
steel = steel_brushed('blade', axis='X', scale=6., rough=.24, aniso=.3, color=(.66,.665,.675)); pol = steel_polished(rough=.14)
m, n = mat('ash'); v = n.mapping(n.coord('Object'), (26,26,1.6)); g = n.noise(2.4, 4, .6, v, dist=.5)
n.out(n.bsdf(n.ramp(g, [(.3,(.34,.185,.085)),(.5,(.46,.28,.14)),(.72,(.54,.35,.19))]), 0, .36, n.bump(g, .04, .004), Clearcoat=.35, Clearcoat_Roughness=.2)); wood = m
red = principled('red', RED, 0, .35, Clearcoat=.5); dark = principled('dark', (.02,.02,.021), 0, .4)
m, n = mat('soil'); v = n.coord('Object'); a = n.noise(2.2, 4, .65, v); b = n.noise(60, 4, .7, v)
n.out(n.bsdf(n.ramp(n.math('ADD', n.math('MULTIPLY', a, .5), n.math('MULTIPLY', b, .5)), [(.30,(.018,.010,.0065)),(.5,(.040,.024,.015)),(.72,(.082,.052,.034))]), 0, .88, n.bump(b, .9, .012), Specular=.25)); soil = m
def hgt(x, y):
    h = .15*math.exp(-(y/.34)**2)*(.85+.3*noise.noise(Vector((x*1.3,y,2)))); e = min(1, max(.15, 1.25-abs(y)*.55))
    p = Vector((x,y,0)); return h+e*(.050*noise.noise(p*3.1)+.030*abs(noise.noise(p*9))+.016*noise.noise(p*24)+.009*abs(noise.noise(p*58)))-.02
nx, ny = 420, 260; V = []; F = []
for j in range(ny):
    for i in range(nx): x, y = -3.2+6.4*i/(nx-1), -1.7+3.6*j/(ny-1); V.append((x,y,hgt(x,y)))
for j in range(ny-1):
    for i in range(nx-1): o = j*nx+i; F.append((o,o+1,o+nx+1,o+nx))
obj(mesh(V, F, soil, True))
CL = [sphere_mesh(1, 3, soil, lambda c, s=s: .78+.42*noise.noise(c*1.3+Vector((s*7,0,0)))+.20*noise.noise(c*4+Vector((s,3,0)))) for s in range(7)]
rnd = random.Random(8)
for _ in range(5200):
    x, y = rnd.uniform(-2.4,2.6), rnd.gauss(0,.55); s = min(.040, .0045*rnd.random()**-.52)
    obj(rnd.choice(CL), (x,y,hgt(x,y)+s*.25), (rnd.uniform(0,6),rnd.uniform(0,6),0), (s,s*rnd.uniform(.7,1.1),s*rnd.uniform(.6,.9)))
def blade():
    nu, nv = 24, 36; V, F = [], []
    for j in range(nv+1):
        t = j/nv; w = .112*(1-.10*t) if t < .5 else .112*.95*math.sqrt(max(0, 1-((t-.5)/.5)**2.3))+.001
        for i in range(nu+1):
            u = -1+2*i/nu; q = u*w
            V.append((q, -.030*(1-u*u)*(1-.55*t)-.018*math.sin(t*2.2)+(.014*(1-t/.06) if t < .06 and abs(u) > .25 else 0), -.305*t-(.018*u*u if t < .3 else 0)*(1-t/.3)))
    for j in range(nv):
        for i in range(nu): o = j*(nu+1)+i; F.append((o,o+1,o+nu+2,o+nu+1))
    me = mesh(V, F, steel, True); o = obj(me); md = o.modifiers.new('s','SOLIDIFY'); md.thickness = .0032; return o
def shovel(x, y, yaw, lean, sink, roll=0.):
    M = Matrix.Translation((x,y,hgt(x,y)+.305-sink))@Matrix.Rotation(yaw,4,'Z')@Matrix.Rotation(lean,4,'X')@Matrix.Rotation(roll,4,'Y')
    def P(o): o.matrix_world = M@o.matrix_basis
    P(blade())
    P(lathe([(.004,-.13),(.012,-.10),(.019,-.02),(.0235,.06),(.0235,.19),(.0215,.195),(.0205,.195)], (0,-.030,0), pol, 40, (.05,0,0), sharp=50))
    for z in (.09,.15): P(cyl(.005,.052,(-.026,-.034,z),pol,.001,12,(0,math.pi/2,0)))
    P(lathe([(.0205,.15),(.0205,.30),(.0185,.55),(.0178,.74),(.0178,.80)], (0,-.030,0), wood, 40, (.05,0,0)))
    P(lathe([(.0183,.615),(.0192,.617),(.0190,.683),(.0182,.685)], (0,-.030,0), red, 40, (.05,0,0), sharp=40))
    T = lambda a, b: (a, -.030-b*math.sin(.05), b*math.cos(.05))
    P(lathe([(.0178,.775),(.0225,.78),(.0225,.825),(.018,.84),(0,.845)], (0,-.030,0), pol, 40, (.05,0,0), sharp=40))
    P(tube([T(0,.82),T(-.030,.855),T(-.055,.90),T(-.057,.955)], .0085, pol, kind='NURBS')); P(tube([T(0,.82),T(.030,.855),T(.055,.90),T(.057,.955)], .0085, pol, kind='NURBS'))
    P(rod(T(-.064,.950), T(.064,.950), .0165, wood, 32)); P(rod(T(-.068,.950), T(-.060,.950), .0178, pol, 32)); P(rod(T(.060,.950), T(.068,.950), .0178, pol, 32))
for i in range(6): shovel(-1.15+.44*i, .02*math.sin(i*2.1), rnd.uniform(-.14,.14), rnd.uniform(-.10,.02)-.03, rnd.uniform(.15,.18), rnd.uniform(-.05,.05))
gr = lawn(c=(.085,.100,.036)); plane(900,900,(0,300,-.05),gr)
GP = [grass_patch(leaf_mat('grass%d'%k, c), 1.2, 4200, (.035,.085), k) for k, c in enumerate(((.135,.150,.058),(.155,.165,.064)))]
for i in range(-9, 11):
    for j in range(0, 14): obj(random.choice(GP), (i*1.1, 1.95+j*1.1+(.2*math.sin(i*1.3) if not j else 0), -.04), (0,0,random.randint(0,3)*math.pi/2))
def hazy(name, c, k):
    m, n = mat(name); m.cycles.sample_as_light = False
    n.out(n.mix(k, n('BsdfDiffuse', _in={'Color': c}), n('Emission', _in={'Color': (1.0,.76,.50), 'Strength': .80}))); return m
TR = tree_meshes(hazy('far', (.12,.14,.055), .42), hazy('fb', (.08,.07,.06), .5), 3, 5000); CON = tree_meshes(hazy('con', (.08,.11,.055), .5), hazy('cb', (.06,.05,.04), .5), 2, 1800, True)
for i in range(120): y = random.uniform(45, 130); tree(random.choice((TR,TR,CON)), random.uniform(-y, y), y, random.uniform(.9,1.7))
D = (.70,-.62,-.30)
world_dusk([(0,(1.25,.92,.60)),(.14,(1.05,.86,.65)),(.32,(.70,.78,.84)),(.6,(.34,.50,.70)),(1,(.18,.32,.56))], D, glow=(1,.70,.38), glow_k=1.4, strength=.80, power=22., clouds=.4)
sun(D, 8.5, (1,.76,.48), .9); area((2.0,-4,2.6), (0,0,.4), (4,3), 170, (.90,.95,1))
camera((2.05,-2.75,.66), (.03,.12,.575), lens=42.5, focus=(.62,-.03,.5), fstop=.42)
render('shovels', dict(exposure=.30, bloom=.20, bloom_thr=.95, contrast=1.16, vignette=.24, saturation=1.04, high_tint=[.014,.005,-.010]), spp=26, bounces=6)
